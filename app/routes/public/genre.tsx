import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { ProfileEvents } from '~/features/events/components/profile-events';
import { listEventsOf } from '~/features/events/queries';
import { currentMinute } from '~/features/events/rules';
import { getGenre, listArtistsOfGenre } from '~/features/genres/queries';
import { ProfileHero } from '~/features/profiles/components/profile-hero';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { excerpt, missingPageMeta, pageMeta, publicUrlOf } from '~/lib/page-meta';
import type { Route } from './+types/genre';
import { NameTile } from './name-tile';
import classes from './profile.module.css';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const now = currentMinute();
  const [genre, upcoming, past, artists] = await Promise.all([
    orNotFound(getGenre(db, id)),
    listEventsOf(db, { genre: id }, 'upcoming', now),
    listEventsOf(db, { genre: id }, 'past', now),
    listArtistsOfGenre(db, id),
  ]);
  return { genre, upcoming, past, artists, now };
}

export const loader = load;
export const clientLoader = load;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta;
  const { genre } = loaderData;
  return pageMeta({
    title: genre.name,
    description: excerpt(genre.description, `Upcoming ${genre.name} events and the artists who play them.`),
    path: href('/genre/:id', { id: String(genre.id) }),
    publicUrl: publicUrlOf(matches),
  });
}

export default function GenrePage({ loaderData }: Route.ComponentProps) {
  const { genre, upcoming, past, artists, now } = loaderData;
  return (
    <div className={classes.page}>
      <ProfileHero kind="genre" id={genre.id} eyebrow="Genre" title={genre.name} text={genre.description} />
      <ProfileEvents name={genre.name} upcoming={upcoming} past={past} now={now} />
      {artists.length > 0 && (
        <section className={classes.section} aria-labelledby="artists">
          <h2 id="artists">Artists</h2>
          <ul className={classes.names}>
            {artists.map((artist) => (
              <NameTile
                key={artist.id}
                kind="artist"
                {...artist}
                to={href('/artist/:id', { id: String(artist.id) })}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
