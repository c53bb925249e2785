import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { getGenre, listArtistsOfGenre } from '~/features/genres/queries';
import { listLeadPictures } from '~/features/pictures/queries';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { excerpt, missingPageMeta, pageMeta, publicUrlOf } from '~/lib/page-meta';
import { plainText } from '~/lib/rich-text';
import type { Route } from './+types/genre';
import { EntityHero } from './entity-hero';
import { EventsOf } from './events-of';
import { GenreChips } from './genre-chips';
import { loadFollowed } from './load-followed';
import { loadProfileEvents } from './load-profile-events';
import { NameTile } from './name-tile';
import { orMerged } from './or-merged';
import classes from './profile.module.css';

async function load({ params, context, request }: Pick<Route.LoaderArgs, 'params' | 'context' | 'request'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const playing = listArtistsOfGenre(db, id);
  const [genre, artists, portraits, followed, events] = await Promise.all([
    orNotFound(orMerged(db, id, getGenre(db, id))),
    playing,
    playing.then((artists) =>
      listLeadPictures(
        db,
        'artist',
        artists.map((artist) => artist.id),
      ),
    ),
    loadFollowed(db, 'genre', id),
    loadProfileEvents(db, { genre: id }, request),
  ]);
  return { genre, artists, portraits, followed, events };
}

export const loader = load;
export const clientLoader = load;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta;
  const { id, name, description } = loaderData.genre;
  return pageMeta({
    title: name,
    description: excerpt(plainText(description), `Upcoming ${name} events and the artists who play them.`),
    path: href('/genre/:id', { id: String(id) }),
    publicUrl: publicUrlOf(matches),
    image: { path: `/og/genre/${id}.png`, alt: name },
  });
}

export default function GenrePage({ loaderData }: Route.ComponentProps) {
  const { genre, artists, portraits, followed, events } = loaderData;
  return (
    <div className={classes.page}>
      <EntityHero kind="genre" {...genre} eyebrow="Genre" followed={followed}>
        {genre.parent && <GenreChips genres={[genre.parent]} label="Part of" />}
        <GenreChips genres={genre.subgenres} label="Within it" />
        <GenreChips genres={genre.related} label="Related" />
      </EntityHero>
      <EventsOf name={genre.name} events={events} />
      {artists.length > 0 && (
        <section className={classes.section} aria-labelledby="artists">
          <h2 id="artists">Artists</h2>
          <ul className={classes.names}>
            {artists.map((artist) => (
              <NameTile
                key={artist.id}
                kind="artist"
                {...artist}
                picture={portraits[artist.id] ?? null}
                to={href('/artist/:id', { id: String(artist.id) })}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
