import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { getArtist } from '~/features/artists/queries';
import { Gallery } from '~/features/pictures/components/gallery';
import { listPictures } from '~/features/pictures/queries';
import { requireEntityId } from '~/lib/entity-id';
import { toLinks } from '~/lib/links';
import { orNotFound } from '~/lib/or-not-found';
import { excerpt, missingPageMeta, pageMeta, publicUrlOf } from '~/lib/page-meta';
import { plainText } from '~/lib/rich-text';
import { musicGroupData } from '~/lib/structured-data';
import { StructuredData } from '~/ui/page/structured-data';
import type { Route } from './+types/artist';
import { EntityHero } from './entity-hero';
import { EventsOf } from './events-of';
import { GenreChips } from './genre-chips';
import { loadFollowed } from './load-followed';
import { loadProfileEvents } from './load-profile-events';
import classes from './profile.module.css';

async function load({ params, context, request }: Pick<Route.LoaderArgs, 'params' | 'context' | 'request'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const [artist, pictures, followed, events] = await Promise.all([
    orNotFound(getArtist(db, id)),
    listPictures(db, 'artist', id),
    loadFollowed(db, 'artist', id),
    loadProfileEvents(db, { artist: id }, request),
  ]);
  return { artist, pictures, followed, events };
}

export const loader = load;
export const clientLoader = load;

const pathOf = (id: number) => href('/artist/:id', { id: String(id) });

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta;
  const { id, name, description } = loaderData.artist;
  return pageMeta({
    title: name,
    description: excerpt(plainText(description), `Upcoming and past events with ${name}.`),
    path: pathOf(id),
    publicUrl: publicUrlOf(matches),
    type: 'profile',
    image: { path: `/og/artist/${id}.png`, alt: name },
  });
}

export default function ArtistPage({ loaderData, matches }: Route.ComponentProps) {
  const { artist, pictures, followed, events } = loaderData;
  const links = toLinks(artist.links);
  const publicUrl = publicUrlOf(matches) ?? '';
  return (
    <div className={classes.page}>
      <EntityHero
        kind="artist"
        {...artist}
        eyebrow="Artist"
        links={links}
        picture={pictures[0]}
        followed={followed}
      >
        <GenreChips genres={artist.genres} />
      </EntityHero>
      <EventsOf name={artist.name} events={events} />
      <Gallery pictures={pictures.slice(1)} of={artist.name} />
      <StructuredData
        data={musicGroupData({
          name: artist.name,
          url: publicUrl + pathOf(artist.id),
          description: plainText(artist.description),
          images: [`${publicUrl}/og/artist/${artist.id}.png`],
          genres: artist.genres.map(({ name }) => name),
          links: links.map(({ url }) => url),
        })}
      />
    </div>
  );
}
