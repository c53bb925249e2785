import type { Platform } from '~/lib/platform';
import { type TicketDesign, ticketDesign } from '~/lib/ticket-design/document';
import { defaultDesign } from '~/lib/ticket-design/layouts';
import { posterPalette } from '~/ui/poster/poster-svg';

type Reading = Pick<Platform, 'sql' | 'log'>;

/** What the tickets of an event look like; in the colours of its poster while nobody designed them. */
export async function getEventDesign(platform: Reading, eventId: number): Promise<TicketDesign> {
  const [row] = await platform.sql<[{ design: unknown }]>`
    select private.ticket_design_of(${eventId}) as design`;
  return readDesign(platform, eventId, row.design);
}

/** A design that cannot be read any more must not keep anybody from their tickets. */
function readDesign({ log }: Reading, eventId: number, kept: unknown): TicketDesign {
  const design = ticketDesign.nullable().safeParse(kept);
  if (!design.success) log.error({ err: design.error, eventId }, 'a ticket design cannot be read');
  return design.data ?? untouchedDesign(eventId);
}

export function untouchedDesign(eventId: number): TicketDesign {
  return defaultDesign(posterPalette({ kind: 'event', id: eventId }));
}
