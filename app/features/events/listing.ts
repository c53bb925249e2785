import type { Database } from '~/generated/database';
import type { EventStatus } from './rules';

/** What every list shows of an event: nothing else travels, it is sent for each of dozens. */
export type EventCardData = {
  id: number;
  title: string;
  status: EventStatus;
  starts_at: string;
  ends_at: string;
  timezone: string;
  venue: { name: string; city: string } | null;
  genres: string[];
  picture: { path: string; focusX: number; focusY: number } | null;
  price_from: number | null;
  currency: string;
  is_sold_out: boolean;
};

/** One line of a list. */
export type EventRowData = Omit<EventCardData, 'genres' | 'price_from' | 'currency' | 'is_sold_out'>;

/** The one that leads the page says who plays, too. */
export type LeadEventData = EventCardData & { acts: string[] };

/** Of the read model. */
export const listingColumns =
  'event_id, title, status, starts_at, ends_at, timezone, venue_name, city, genres, picture_path, picture_focus_x, picture_focus_y, price_from, currency, is_sold_out' as const;
export const leadColumns = `${listingColumns}, acts` as const;

/** More would not fit under a title. */
const genresOfCard = 2;

type Listing = Pick<
  Database['public']['Tables']['event_listings']['Row'],
  | 'event_id'
  | 'title'
  | 'status'
  | 'starts_at'
  | 'ends_at'
  | 'timezone'
  | 'venue_name'
  | 'city'
  | 'genres'
  | 'picture_path'
  | 'picture_focus_x'
  | 'picture_focus_y'
  | 'price_from'
  | 'currency'
  | 'is_sold_out'
>;

export function toCard(listing: Listing): EventCardData {
  const { event_id, venue_name, city, genres, ...rest } = listing;
  const { picture_path, picture_focus_x, picture_focus_y, ...event } = rest;
  return {
    ...event,
    id: event_id,
    venue: venue_name !== null && city !== null ? { name: venue_name, city } : null,
    genres: namesOf(genres).slice(0, genresOfCard),
    picture:
      picture_path === null
        ? null
        : { path: picture_path, focusX: picture_focus_x ?? 0.5, focusY: picture_focus_y ?? 0.5 },
  };
}

export function toLead(listing: Listing & { acts: string[] }): LeadEventData {
  return { ...toCard(listing), acts: listing.acts, genres: namesOf(listing.genres) };
}

/** Written by the database's own triggers, always as this. */
function namesOf(genres: Listing['genres']): string[] {
  return (genres as { name: string }[]).map(({ name }) => name);
}
