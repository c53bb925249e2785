import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { containsPattern } from '~/lib/search-pattern';

type CouponsAsked = { search: string; sort: string | null; descending: boolean; from: number; to: number };

const columns = `id, code, kind, value, ticket_type_ids, unlocks, max_uses, max_per_person, budget, valid_from, valid_until,
  uses, spent, is_on, created_at`;

/** Coupons with what they were used for, and how many there are in all. */
export async function listCoupons(db: Db, eventId: number, asked: CouponsAsked) {
  const sort = asked.sort === 'code' || asked.sort === 'uses' ? asked.sort : 'id';
  const asking = db
    .from('coupons')
    .select(columns, { count: 'exact' })
    .eq('event_id', eventId)
    .order(sort, { ascending: !asked.descending })
    .order('id')
    .range(asked.from, asked.to);
  const result = await (asked.search ? asking.ilike('code', containsPattern(asked.search)) : asking);
  // A page after the last one is empty, not wrong.
  if (result.error?.code === 'PGRST103') return { coupons: [], total: result.count ?? 0 };
  return { coupons: unwrap(result), total: result.count ?? 0 };
}
export type Coupon = Awaited<ReturnType<typeof listCoupons>>['coupons'][number];
