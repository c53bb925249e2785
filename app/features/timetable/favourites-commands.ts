import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { AppError } from '~/lib/app-error';
import type { Sending } from './favourites-rules';

/** Sends what was chosen and unchosen. Answers all favourites of the event as they are by now. */
export async function saveFavourites(db: Db, eventId: number, { add, remove }: Sending): Promise<string[]> {
  for (const id of remove) unwrap(await db.rpc('set_favourite', { slot_id: id, is_favourite: false }));
  const saved = unwrap(await db.rpc('set_favourites', { event_id: eventId, slot_ids: add }));
  // What is not published any more is left out; whoever chose it a moment ago should know.
  if (add.length === 1 && add.some((id) => !saved.includes(id))) throw new AppError('slot_is_gone');
  return saved;
}
