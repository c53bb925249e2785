import type { Db } from '~/db/db';
import { listEventPageOf } from '~/features/events/queries';
import { currentMinute, parseCursor } from '~/features/events/rules';

type Part = Parameters<typeof listEventPageOf>[1];

/** Both lists of a profile page, from where its address says. */
export async function loadProfileEvents(db: Db, of: Part, request: Request) {
  const { searchParams } = new URL(request.url);
  const now = currentMinute();
  const [upcoming, past] = await Promise.all([
    listEventPageOf(db, of, 'upcoming', { now, after: parseCursor(searchParams.get('after')) }),
    listEventPageOf(db, of, 'past', { now, after: parseCursor(searchParams.get('before')) }),
  ]);
  return { upcoming, past, now, of };
}

export type ProfileEventsData = Awaited<ReturnType<typeof loadProfileEvents>>;
