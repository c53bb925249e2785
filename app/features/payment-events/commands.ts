import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';

/** Applies it once more: every effect happens once, however often it is applied. */
export async function replayPaymentEvent(db: Db, id: number): Promise<void> {
  unwrap(await db.rpc('replay_payment_event', { id }));
}
