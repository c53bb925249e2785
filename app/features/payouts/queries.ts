import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { describeMissing } from './missing-details';

/** How an account stands, as its owners see it. */
export type Payouts = {
  /** Null where nobody has begun. */
  accountId: number | null;
  isReady: boolean;
  /** What the provider still asks for, in words. */
  missing: string[];
};

/** Whom an event can pay: a promoter, or the person who asks. */
export type PayoutChoice = Payouts & {
  promoter: { id: number; name: string } | null;
  /** The person who asks may set it up and choose it. */
  isOwn: boolean;
  isPaid: boolean;
};

/** For owners of the promoter. */
export async function getPromoterPayouts(db: Db, promoterId: number): Promise<Payouts> {
  const [row] = unwrap(await db.rpc('get_promoter_payouts', { promoter_id: promoterId }));
  if (!row) return { accountId: null, isReady: false, missing: [] };
  return { accountId: row.account_id, isReady: row.is_ready, missing: describeMissing(row.missing) };
}

/** For managers of the event. */
export async function listPayoutChoices(db: Db, eventId: number): Promise<PayoutChoice[]> {
  const rows = unwrap(await db.rpc('list_payout_choices', { event_id: eventId }));
  // The generated type knows no nullable columns of a function.
  return (rows as Nullable<(typeof rows)[number], 'promoter_id' | 'promoter_name' | 'account_id'>[]).map(
    (row) => ({
      promoter:
        row.promoter_id === null ? null : { id: row.promoter_id, name: row.promoter_name ?? 'A promoter' },
      accountId: row.account_id,
      isReady: row.is_ready,
      missing: describeMissing(row.missing),
      isOwn: row.is_own,
      isPaid: row.is_paid,
    }),
  );
}

type Nullable<Row, Key extends keyof Row> = Omit<Row, Key> & { [Each in Key]: Row[Each] | null };

export type PayoutsDue = { type: 'promoter' | 'event'; id: number; name: string };

/** What the person who asks owns and is not paid for yet. */
export async function listPayoutsDue(db: Db): Promise<PayoutsDue[]> {
  const rows = unwrap(await db.rpc('list_payouts_due'));
  return rows.map(({ entity_type, entity_id, name }) => ({
    type: entity_type === 'promoter' ? 'promoter' : 'event',
    id: entity_id,
    name,
  }));
}
