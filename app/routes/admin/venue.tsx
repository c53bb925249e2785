import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { listEventsOf } from '~/features/events/queries';
import { currentMinute } from '~/features/events/rules';
import { listTeam } from '~/features/permissions/queries';
import { getVenue } from '~/features/venues/queries';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { missingPageMeta, pageMeta } from '~/lib/page-meta';
import { useViewer } from '~/routes/use-viewer';
import { ButtonLink } from '~/ui/button/button-link';
import type { Route } from './+types/venue';
import { EntityOverview } from './entity-overview';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const now = currentMinute();
  const [venue, upcoming, past, team] = await Promise.all([
    orNotFound(getVenue(db, id)),
    listEventsOf(db, { venue: id }, 'upcoming', now),
    listEventsOf(db, { venue: id }, 'past', now),
    listTeam(db, 'venue', id),
  ]);
  return { venue, upcoming, past, team };
}

export const loader = load;
export const clientLoader = load;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({ title: `${loaderData.venue.name} – venue`, description: `Run ${loaderData.venue.name}.` })
    : missingPageMeta;

export default function VenueAdmin({ loaderData }: Route.ComponentProps) {
  const { venue, ...lists } = loaderData;
  const id = { id: String(venue.id) };
  return (
    <EntityOverview
      {...lists}
      eyebrow="Venue"
      name={venue.name}
      viewerId={useViewer()?.userId ?? 0}
      zone={venue.timezone}
      facts={[
        { name: 'Name', value: venue.name },
        { name: 'Description', value: venue.description || 'None' },
        { name: 'Address', value: [venue.address, venue.city].filter(Boolean).join(', ') },
        { name: 'Capacity', value: venue.capacity?.toLocaleString('en-GB') ?? 'Not set' },
        { name: 'Time zone', value: venue.timezone.replaceAll('_', ' ') },
      ]}
      actions={
        <>
          <ButtonLink kind="secondary" icon="external" to={href('/venue/:id', id)}>
            Public page
          </ButtonLink>
          <ButtonLink kind="secondary" icon="settings" to={href('/admin/venue/:id/settings', id)}>
            Settings
          </ButtonLink>
        </>
      }
    />
  );
}
