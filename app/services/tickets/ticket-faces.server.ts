import type { Platform } from '~/lib/platform';
import type { TicketDesign } from '~/lib/ticket-design/document';
import { factsOf } from '~/lib/ticket-design/facts';
import { layScreenFace, type ScreenFace } from '~/lib/ticket-design/screen-face';
import { listRecords } from '~/services/documents/ticket-sheets.server';
import { getEventDesign } from '~/services/ticket-design/event-design.server';

/** A day after the end nobody shows a ticket any more. */
const shownUntil = 24 * 3_600_000;

/** What tickets look like on a phone, in the design of their event; none for those that are long over. */
export async function listFaces(
  platform: Pick<Platform, 'sql' | 'log'>,
  ticketIds: readonly number[],
): Promise<Map<number, ScreenFace>> {
  if (ticketIds.length === 0) return new Map();
  const records = await listRecords(platform, { ticketIds });
  const current = records.filter(({ event }) => Date.parse(event.endsAt) + shownUntil > Date.now());
  const designs = new Map<number, TicketDesign>();
  for (const { event } of current)
    if (!designs.has(event.id)) designs.set(event.id, await getEventDesign(platform, event.id));
  return new Map(
    current.flatMap((record) => {
      const design = designs.get(record.event.id);
      return design
        ? [[record.id, layScreenFace(design, factsOf(record, false), record.event.liveCode)] as const]
        : [];
    }),
  );
}
