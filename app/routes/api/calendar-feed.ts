import { data } from 'react-router';
import { platformContext } from '~/db/context';
import { createAnonymousDb } from '~/db/server-client.server';
import { listCalendarEntries } from '~/features/events/calendar';
import { getSharedName } from '~/features/sharing/queries';
import { calendarFile } from '~/lib/calendar-file';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { sharedFile } from '~/lib/shared-file';
import type { Route } from './+types/calendar-feed';

/** The coming events of an artist, a venue or a promoter, to subscribe to. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const db = createAnonymousDb(platform);
  const id = requireEntityId(params.id);
  const { kind } = params;
  if (kind !== 'artist' && kind !== 'venue' && kind !== 'promoter') throw data(null, { status: 404 });
  const owner = { artist: { artist: id }, venue: { venue: id }, promoter: { promoter: id } }[kind];
  const [name, entries] = await Promise.all([
    orNotFound(getSharedName(db, kind, id)),
    listCalendarEntries(db, owner, platform),
  ]);
  const file = calendarFile({ name: `${name} on Limelight`, entries, refreshHours: 6 });
  return sharedFile(file, {
    type: 'text/calendar; charset=utf-8',
    seconds: 600,
    name: `${kind}-${id}.ics`,
  });
}
