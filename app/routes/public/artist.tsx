import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { getArtist } from '~/features/artists/queries';
import { ProfileEvents } from '~/features/events/components/profile-events';
import { listEventsOf } from '~/features/events/queries';
import { currentMinute } from '~/features/events/rules';
import { ProfileHero } from '~/features/profiles/components/profile-hero';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { excerpt, missingPageMeta, pageMeta, publicUrlOf } from '~/lib/page-meta';
import type { Route } from './+types/artist';
import classes from './profile.module.css';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const now = currentMinute();
  const [artist, upcoming, past] = await Promise.all([
    orNotFound(getArtist(db, id)),
    listEventsOf(db, { artist: id }, 'upcoming', now),
    listEventsOf(db, { artist: id }, 'past', now),
  ]);
  return { artist, upcoming, past, now };
}

export const loader = load;
export const clientLoader = load;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta;
  const { artist } = loaderData;
  return pageMeta({
    title: artist.name,
    description: excerpt(artist.description, `Upcoming and past events with ${artist.name}.`),
    path: href('/artist/:id', { id: String(artist.id) }),
    publicUrl: publicUrlOf(matches),
    type: 'profile',
  });
}

export default function ArtistPage({ loaderData }: Route.ComponentProps) {
  const { artist, upcoming, past, now } = loaderData;
  return (
    <div className={classes.page}>
      <ProfileHero
        kind="artist"
        id={artist.id}
        eyebrow="Artist"
        title={artist.name}
        text={artist.description}
      />
      <ProfileEvents name={artist.name} upcoming={upcoming} past={past} now={now} />
    </div>
  );
}
