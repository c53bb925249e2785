import type { Db } from '~/db/db';
import { getSignedIn } from '~/db/signed-in';
import { noFilters } from '~/features/events/filters';
import { findLeadEvent, listEvents, listShelf } from '~/features/events/queries';

const shelfLength = 8;

/** The shelves of the home page, all at once. Those of one's own are asked for only by whoever has any. */
export async function loadHome(db: Db, now: string) {
  const signedIn = getSignedIn(db);
  const own = async (shelf: 'followed' | 'my_genres') => ((await signedIn) ? listShelf(db, shelf, now) : []);
  const during = async (when: 'tonight' | 'weekend') =>
    (await listEvents(db, { ...noFilters, when }, { now, size: shelfLength })).events;
  const [lead, tonight, weekend, followed, announced, popular, myGenres] = await Promise.all([
    findLeadEvent(db, now),
    during('tonight'),
    during('weekend'),
    own('followed'),
    listShelf(db, 'announced', now),
    listShelf(db, 'popular', now),
    own('my_genres'),
  ]);
  return { lead, tonight, weekend, followed, announced, popular, myGenres };
}

export type Home = Awaited<ReturnType<typeof loadHome>>;
