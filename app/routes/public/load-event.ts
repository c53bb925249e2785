import type { Db } from '~/db/db';
import { getChatEntry } from '~/features/chat/entry';
import { getEvent, listSimilarEvents } from '~/features/events/queries';
import { currentMinute } from '~/features/events/rules';
import { countInterest, getInterest, listFollowedGoing } from '~/features/following/queries';
import { checkCode, listOffers } from '~/features/offers/queries';
import { listLeadPictures, listPictures } from '~/features/pictures/queries';
import { hasTimetable } from '~/features/timetable/queries';
import { orNotFound } from '~/lib/or-not-found';

/** All that the page of an event shows, at once; only the portraits wait for the line-up. */
export async function loadEvent(db: Db, id: number, code = '') {
  const now = currentMinute();
  const reading = getEvent(db, id);
  const portraits = reading.then(({ lineup }) =>
    listLeadPictures(
      db,
      'artist',
      lineup.map(({ artist }) => artist.id),
    ),
  );
  const [
    event,
    pictures,
    portraitsByArtist,
    counts,
    interest,
    friends,
    similar,
    offers,
    codeProblem,
    timetable,
    chat,
  ] = await Promise.all([
    orNotFound(reading),
    listPictures(db, 'event', id),
    orNotFound(portraits),
    countInterest(db, id),
    getInterest(db, id),
    listFollowedGoing(db, id),
    listSimilarEvents(db, id, now),
    listOffers(db, id, code),
    code ? checkCode(db, id, code) : null,
    hasTimetable(db, id),
    getChatEntry(db, id),
  ]);
  return {
    event,
    pictures,
    portraitsByArtist,
    counts,
    interest,
    friends,
    similar,
    offers,
    code,
    codeProblem,
    hasTimetable: timetable,
    chat,
    now,
  };
}
