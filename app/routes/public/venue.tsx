import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { ProfileEvents } from '~/features/events/components/profile-events';
import { listEventsOf } from '~/features/events/queries';
import { currentMinute } from '~/features/events/rules';
import { ProfileHero } from '~/features/profiles/components/profile-hero';
import { getVenue } from '~/features/venues/queries';
import { mapAddress } from '~/features/venues/rules';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { excerpt, missingPageMeta, pageMeta, publicUrlOf } from '~/lib/page-meta';
import { Icon } from '~/ui/icon/icon';
import type { Route } from './+types/venue';
import classes from './profile.module.css';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const now = currentMinute();
  const [venue, upcoming, past] = await Promise.all([
    orNotFound(getVenue(db, id)),
    listEventsOf(db, { venue: id }, 'upcoming', now),
    listEventsOf(db, { venue: id }, 'past', now),
  ]);
  return { venue, upcoming, past, now };
}

export const loader = load;
export const clientLoader = load;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta;
  const { venue } = loaderData;
  return pageMeta({
    title: venue.name,
    description: excerpt(venue.description, `Upcoming and past events at ${venue.name}, ${venue.city}.`),
    path: href('/venue/:id', { id: String(venue.id) }),
    publicUrl: publicUrlOf(matches),
    type: 'profile',
  });
}

export default function VenuePage({ loaderData }: Route.ComponentProps) {
  const { venue, upcoming, past, now } = loaderData;
  return (
    <div className={classes.page}>
      <ProfileHero kind="venue" id={venue.id} eyebrow="Venue" title={venue.name} text={venue.description}>
        <ul className={classes.facts}>
          <li>
            <Icon name="map-pin" />
            <a href={mapAddress(venue)} rel="noreferrer">
              {[venue.address, venue.city].filter(Boolean).join(', ')}
            </a>
          </li>
          {venue.capacity !== null && (
            <li>
              <Icon name="users" /> Up to {venue.capacity.toLocaleString('en-GB')} people
            </li>
          )}
        </ul>
      </ProfileHero>
      <ProfileEvents name={venue.name} upcoming={upcoming} past={past} now={now} />
    </div>
  );
}
