import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { Gallery } from '~/features/pictures/components/gallery';
import { listPictures } from '~/features/pictures/queries';
import { VenueDetails } from '~/features/venues/components/venue-details';
import { VenueFacts } from '~/features/venues/components/venue-facts';
import { getVenue } from '~/features/venues/queries';
import { requireEntityId } from '~/lib/entity-id';
import { toLinks } from '~/lib/links';
import { orNotFound } from '~/lib/or-not-found';
import { excerpt, missingPageMeta, pageMeta, publicUrlOf } from '~/lib/page-meta';
import { plainText } from '~/lib/rich-text';
import { placeData } from '~/lib/structured-data';
import { StructuredData } from '~/ui/page/structured-data';
import type { Route } from './+types/venue';
import { EntityHero } from './entity-hero';
import { EventsOf } from './events-of';
import { loadFollowed } from './load-followed';
import { loadProfileEvents } from './load-profile-events';
import classes from './profile.module.css';

async function load({ params, context, request }: Pick<Route.LoaderArgs, 'params' | 'context' | 'request'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const [venue, pictures, followed, events] = await Promise.all([
    orNotFound(getVenue(db, id)),
    listPictures(db, 'venue', id),
    loadFollowed(db, 'venue', id),
    loadProfileEvents(db, { venue: id }, request),
  ]);
  return { venue, pictures, followed, events };
}

export const loader = load;
export const clientLoader = load;

const pathOf = (id: number) => href('/venue/:id', { id: String(id) });

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta;
  const { id, name, city, description } = loaderData.venue;
  return pageMeta({
    title: name,
    description: excerpt(plainText(description), `Upcoming and past events at ${name}, ${city}.`),
    path: pathOf(id),
    publicUrl: publicUrlOf(matches),
    type: 'profile',
    image: { path: `/og/venue/${id}.png`, alt: `${name}, ${city}` },
  });
}

export default function VenuePage({ loaderData, matches }: Route.ComponentProps) {
  const { venue, pictures, followed, events } = loaderData;
  const links = toLinks(venue.links);
  const publicUrl = publicUrlOf(matches) ?? '';
  return (
    <div className={classes.page}>
      <EntityHero
        kind="venue"
        {...venue}
        eyebrow={`Venue in ${venue.city}`}
        links={links}
        picture={pictures[0]}
        followed={followed}
      >
        <VenueFacts venue={venue} />
      </EntityHero>
      <EventsOf name={venue.name} events={events} />
      <VenueDetails venue={venue} />
      <Gallery pictures={pictures.slice(1)} of={venue.name} />
      <StructuredData
        data={placeData({
          name: venue.name,
          url: publicUrl + pathOf(venue.id),
          description: plainText(venue.description),
          images: [`${publicUrl}/og/venue/${venue.id}.png`],
          street: venue.address,
          postalCode: venue.postal_code,
          city: venue.city,
          country: venue.country,
          latitude: venue.latitude,
          longitude: venue.longitude,
          capacity: venue.capacity,
          links: links.map(({ url }) => url),
        })}
      />
    </div>
  );
}
