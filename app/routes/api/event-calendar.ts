import { platformContext } from '~/db/context';
import { createAnonymousDb } from '~/db/server-client.server';
import { getCalendarEntry } from '~/features/events/calendar';
import { calendarFile } from '~/lib/calendar-file';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { sharedFile } from '~/lib/shared-file';
import type { Route } from './+types/event-calendar';

/** One event to put into a calendar. Asked as anyone: what is not out is not there. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const id = requireEntityId(params.id);
  const entry = await orNotFound(getCalendarEntry(createAnonymousDb(platform), id, platform));
  const file = calendarFile({ name: entry.title, entries: [entry] });
  return sharedFile(file, { type: 'text/calendar; charset=utf-8', seconds: 60, name: `event-${id}.ics` });
}
