import { data } from 'react-router';
import { platformContext } from '~/db/context';
import { createAnonymousDb } from '~/db/server-client.server';
import { getEventHeading } from '~/features/events/queries';
import { planEntry } from '~/features/timetable/plan-calendar';
import { calendarFile } from '~/lib/calendar-file';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { listCalendar } from '~/services/timetable/list-calendar.server';
import type { Route } from './+types/plan-calendar';

/** Somebody's plan to subscribe to. A calendar program has no session: the key in its address says whose it is. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const eventId = requireEntityId(params.eventId);
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const sets = await listCalendar(platform, requireEntityId(params.userId), eventId, key);
  if (!sets) throw data(null, { status: 404 });
  // Asked as anyone: what is not out is in no calendar.
  const event = await orNotFound(getEventHeading(createAnonymousDb(platform), eventId));
  const where = {
    eventId,
    eventTitle: event.title,
    venue: event.venue ? `${event.venue.name}, ${event.venue.city}` : null,
    isCancelled: event.status === 'cancelled',
    publicUrl: platform.publicUrl,
  };
  const file = calendarFile({
    name: `My plan for ${event.title}`,
    entries: sets.map((set) => planEntry(set, where)),
    refreshHours: 1,
  });
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="plan-${eventId}.ics"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
