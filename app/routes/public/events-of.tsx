import { getBrowserDb } from '~/db/browser-middleware';
import { ProfileEvents } from '~/features/events/components/profile-events';
import { listEventPageOf } from '~/features/events/queries';
import type { Cursor } from '~/features/events/rules';
import type { ProfileEventsData } from './load-profile-events';

/** The events of an artist, venue, promoter or genre; further pages are read by the browser itself. */
export function EventsOf({ name, events }: { name: string; events: ProfileEventsData }) {
  const { upcoming, past, now, of } = events;
  const load = (times: 'upcoming' | 'past') => async (after: Cursor) =>
    listEventPageOf(await getBrowserDb(), of, times, { now, after });
  return (
    <ProfileEvents
      name={name}
      upcoming={upcoming}
      past={past}
      now={now}
      loadMore={{ upcoming: load('upcoming'), past: load('past') }}
    />
  );
}
