import { href } from 'react-router';
import type { EventDetail } from '~/features/events/queries';
import { pictureAddress } from '~/lib/picture-address';
import { plainText } from '~/lib/rich-text';
import { musicEventData, type StructuredData } from '~/lib/structured-data';

type Address = { path: string };

/** What search engines are told about an event. */
export function eventData(event: EventDetail, pictures: Address[], publicUrl: string): StructuredData {
  const at = (path: string) => `${publicUrl}${path}`;
  const id = String(event.id);
  const url = at(href('/event/:id', { id }));
  const { venue } = event;
  return musicEventData({
    name: event.title,
    url,
    description: plainText(event.description),
    images: [at(`/og/event/${id}.png`), ...pictures.map(({ path }) => at(pictureAddress(path, 1280)))],
    status: statusOf(event),
    zone: event.timezone,
    startsAt: event.starts_at,
    endsAt: event.ends_at,
    doorsAt: event.doors_at,
    previouslyAt: event.previous_starts_at,
    place: venue && {
      name: venue.name,
      url: at(href('/venue/:id', { id: String(venue.id) })),
      street: venue.address,
      postalCode: venue.postal_code,
      city: venue.city,
      country: venue.country,
      latitude: venue.latitude,
      longitude: venue.longitude,
    },
    performers: event.lineup.map(({ artist }) => ({
      name: artist.name,
      url: at(href('/artist/:id', { id: String(artist.id) })),
    })),
    organisers: event.promoters.map((promoter) => ({
      name: promoter.name,
      url: at(href('/promoter/:id', { id: String(promoter.id) })),
    })),
    offers:
      event.price_from === null
        ? []
        : [
            {
              price: event.price_from,
              currency: event.currency,
              availability: event.is_sold_out ? 'sold_out' : 'available',
              url,
            },
          ],
    minimumAge: event.minimum_age,
  });
}

function statusOf({ status, previous_starts_at }: EventDetail) {
  if (status === 'cancelled' || status === 'postponed') return status;
  return previous_starts_at ? 'rescheduled' : 'scheduled';
}
