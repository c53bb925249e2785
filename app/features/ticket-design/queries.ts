import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { type TicketDesign, ticketDesign } from '~/lib/ticket-design/document';
import { factsOf, type TicketFacts } from '~/lib/ticket-design/facts';
import { sampleFacts } from '~/lib/ticket-design/samples';

export type SavedDesign = { design: TicketDesign; version: number; savedBy: string; savedAt: string };
export type DesignTemplate = {
  id: number;
  name: string;
  promoter: string;
  mayChange: boolean;
  design: TicketDesign;
};
export type TemplatePromoter = { id: number; name: string };
export type DesignedEvent = { id: number; title: string; promoters: TemplatePromoter[]; facts: TicketFacts };

/** The event with what its tickets say; what only a sold ticket knows comes from the sample. */
export async function getDesignedEvent(db: Db, id: number): Promise<DesignedEvent> {
  const event = unwrap(
    await db
      .from('events')
      .select(
        `id, title, doors_at, starts_at, ends_at, timezone, minimum_age, currency,
        venue:venues(name, address, city), promoters!event_promoters(id, name)`,
      )
      .eq('id', id)
      .single(),
  );
  const { type, holder, order, serial } = sampleFacts.normal;
  const facts = factsOf(
    {
      serial,
      type,
      holder,
      paid: 2450,
      currency: event.currency,
      kind: 'sale',
      orderCode: order,
      isExtra: false,
      place: 1,
      ofAll: 2,
      event: {
        id: event.id,
        title: event.title,
        startsAt: event.starts_at,
        endsAt: event.ends_at,
        doorsAt: event.doors_at,
        timezone: event.timezone,
        minimumAge: event.minimum_age,
        promoters: event.promoters.map(({ name }) => name),
        venue: event.venue,
      },
    },
    false,
  );
  return { id: event.id, title: event.title, promoters: event.promoters, facts };
}

/** Null where nobody designed the tickets yet. */
export async function getTicketDesign(db: Db, eventId: number): Promise<SavedDesign | null> {
  const [row] = unwrap(await db.rpc('get_ticket_design', { event_id: eventId }));
  return row ? toSaved(row) : null;
}

/** The last first. Versions that are no longer understood are left out. */
export async function listDesignVersions(db: Db, eventId: number): Promise<SavedDesign[]> {
  const rows = unwrap(await db.rpc('list_ticket_design_versions', { event_id: eventId }));
  return rows.flatMap((row) => toSaved(row) ?? []);
}

export async function listDesignTemplates(db: Db, eventId: number): Promise<DesignTemplate[]> {
  const rows = unwrap(await db.rpc('list_design_templates', { event_id: eventId }));
  return rows.flatMap(({ id, name, promoter, may_change, design }) => {
    const read = ticketDesign.safeParse(design);
    return read.success ? [{ id, name, promoter, mayChange: may_change, design: read.data }] : [];
  });
}

type Row = { design: unknown; version: number; saved_by: string; saved_at: string };

function toSaved({ design, version, saved_by, saved_at }: Row): SavedDesign | null {
  const read = ticketDesign.safeParse(design);
  return read.success ? { design: read.data, version, savedBy: saved_by, savedAt: saved_at } : null;
}
