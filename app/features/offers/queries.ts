import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { Database } from '~/generated/database';
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

type WaitRow = Database['public']['Functions']['list_my_waits']['Returns'][number];
type MaybeAbsent = 'place' | 'offer_code' | 'offer_until';

/** What the viewer waits for: either a place in line, or an offer with a time limit. */
export type Wait = Omit<WaitRow, MaybeAbsent> & { [Key in MaybeAbsent]: WaitRow[Key] | null };

export async function listMyWaits(db: Db): Promise<Wait[]> {
  return unwrap(await db.rpc('list_my_waits')) as Wait[];
}
