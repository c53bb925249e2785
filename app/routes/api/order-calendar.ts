import { href } from 'react-router';
import { platformContext } from '~/db/context';
import { createAnonymousDb } from '~/db/server-client.server';
import { getCalendarEntry } from '~/features/events/calendar';
import { calendarFile } from '~/lib/calendar-file';
import { orNotFound } from '~/lib/or-not-found';
import type { Route } from './+types/order-calendar';
import { loadDocumentOrder } from './load-document-order.server';

/** The event in one's calendar, with the way back to the tickets. */
export async function loader(visit: Route.LoaderArgs) {
  const platform = visit.context.get(platformContext);
  const order = await loadDocumentOrder(visit);
  const entry = await orNotFound(getCalendarEntry(createAnonymousDb(platform), order.eventId, platform));
  const tickets = `Your tickets: ${platform.publicUrl}${href('/success')}?order=${order.code}`;
  const description = [tickets, entry.description].filter(Boolean).join('\n\n');
  const file = calendarFile({ name: entry.title, entries: [{ ...entry, description }] });
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="order-${order.code}.ics"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
