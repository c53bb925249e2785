import type { Db } from '~/db/db';
import { getFollowers } from '~/features/catalogue/queries';
import { listEventsOf } from '~/features/events/queries';
import { currentMinute } from '~/features/events/rules';
import { listPictures } from '~/features/pictures/queries';
import { loadLevel } from './load-level';

/** What the pages of venues, artists and promoters show beside the details. */
export async function loadEntity(db: Db, type: 'venue' | 'artist' | 'promoter', id: number) {
  const now = currentMinute();
  const of = partOf(type, id);
  const [level, pictures, upcoming, past, followers] = await Promise.all([
    loadLevel(db, type, id),
    listPictures(db, type, id),
    listEventsOf(db, of, 'upcoming', now),
    listEventsOf(db, of, 'past', now),
    getFollowers(db, type, id),
  ]);
  return { level, lists: { pictures, upcoming, past, followers } };
}

function partOf(type: 'venue' | 'artist' | 'promoter', id: number) {
  if (type === 'venue') return { venue: id };
  return type === 'artist' ? { artist: id } : { promoter: id };
}

/** Who may change content, and who may decide about the whole. */
export const editorLevel = 2;
export const managerLevel = 3;
export const ownerLevel = 4;
