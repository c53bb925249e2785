import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { Offer } from './rules';

/** What is for sale, as whoever asks sees it; secret types only with a code that opens them. */
export async function listOffers(db: Db, eventId: number, code: string): Promise<Offer[]> {
  // The generated type knows no nullable columns of a function.
  return unwrap(await db.rpc('list_offers', { event_id: eventId, ...(code && { code }) })) as Offer[];
}

/** Why a code is no good; null where it is. */
export async function checkCode(db: Db, eventId: number, code: string): Promise<string | null> {
  return unwrap(await db.rpc('check_code', { event_id: eventId, code }));
}
