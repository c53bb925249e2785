import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { ServiceFee } from '~/lib/service-fee';
import type { QuestionContent, TicketTypeContent } from './schema';

/** A pool and what is taken of it; `limitOf` is the type whose own limit it is. */
export type Pool = {
  id: number;
  name: string;
  size: number | null;
  sold: number;
  held: number;
  offered: number;
  limitOf: number | null;
  typeIds: number[];
};

/** A ticket type as its team sees it. */
export type TicketType = {
  id: number;
  version: number;
  isOnSale: boolean;
  content: TicketTypeContent;
  /** Tickets, and how many are in baskets now. */
  sold: number;
  held: number;
  /** How many more can be sold; null is without end. */
  room: number | null;
  /** Money is for managers. */
  revenue: number | null;
};

/** Everything that is for sale at an event, in its order, and the pools that types share. */
export async function listForSale(db: Db, eventId: number) {
  const [types, pools, sales] = await Promise.all([
    listTypes(db, eventId),
    listPools(db, eventId),
    listTypeSales(db, eventId),
  ]);
  return {
    types: types.map(({ id, version, is_on_sale, persons, ...row }): TicketType => {
      const own = pools.find(({ limitOf }) => limitOf === id);
      const drawn = pools.filter(({ limitOf, typeIds }) => limitOf === null && typeIds.includes(id));
      const { sold = 0, held = 0, room = null, revenue = null } = sales.get(id) ?? {};
      return {
        id,
        version,
        isOnSale: is_on_sale,
        content: {
          ...row,
          persons,
          how_many: own?.size == null ? null : Math.floor(own.size / persons),
          pool_ids: drawn.map((pool) => pool.id),
        },
        sold,
        held,
        room,
        revenue,
      };
    }),
    pools: pools.filter(({ limitOf }) => limitOf === null),
  };
}
export type ForSale = Awaited<ReturnType<typeof listForSale>>;

async function listTypes(db: Db, eventId: number) {
  return unwrap(
    await db
      .from('ticket_types')
      .select(
        `id, version, is_on_sale, name, description, kind, price, price_is_free_choice, fee_handling, vat_percent,
        sale_starts_at, sale_ends_at, opens_after, min_per_order, max_per_order, max_per_person, is_secret, persons,
        valid_nights, enter_from, enter_until`,
      )
      .eq('event_id', eventId)
      .is('deleted_at', null)
      .order('position')
      .order('id'),
  );
}

async function listPools(db: Db, eventId: number): Promise<Pool[]> {
  const rows = unwrap(
    await db
      .from('pools')
      .select('id, name, size, sold, held, offered, limit_of, links:ticket_type_pools(ticket_type_id)')
      .eq('event_id', eventId)
      .order('id'),
  );
  return rows.map(({ limit_of, links, ...pool }) => ({
    ...pool,
    limitOf: limit_of,
    typeIds: links.map(({ ticket_type_id }) => ticket_type_id),
  }));
}

async function listTypeSales(db: Db, eventId: number) {
  const rows = unwrap(await db.rpc('list_type_sales', { event_id: eventId }));
  return new Map(rows.map((row) => [row.ticket_type_id, row]));
}

export type Question = QuestionContent & { id: number };

/** What is asked of attendees, in its order. */
export async function listQuestions(db: Db, eventId: number): Promise<Question[]> {
  return unwrap(
    await db
      .from('ticket_questions')
      .select('id, label, kind, choices, is_required, ticket_type_ids')
      .eq('event_id', eventId)
      .is('deleted_at', null)
      .order('position')
      .order('id'),
  );
}

/** What the platform takes of each paid ticket. */
export async function getPlatformFee(db: Db): Promise<ServiceFee> {
  const { fee_percent, fee_fixed } = unwrap(await db.rpc('get_platform_fee').single());
  return { percent: fee_percent, fixed: fee_fixed };
}

/** Paid types are sold only once somebody can be paid out. */
export async function arePayoutsReady(db: Db, eventId: number): Promise<boolean> {
  const rows = unwrap(await db.rpc('payouts_of_event', { event_id: eventId }));
  return rows[0]?.is_ready ?? false;
}
