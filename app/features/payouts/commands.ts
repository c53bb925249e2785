import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';

/** From now on the event pays this account; both must belong to the person who asks. */
export async function choosePayoutAccount(db: Db, eventId: number, accountId: number): Promise<void> {
  unwrap(await db.rpc('choose_payout_account', { event_id: eventId, account_id: accountId }));
}
