import type { Database } from '~/generated/database';
import type { EventStatus } from './rules';

type Link = { id: number; name: string };

/** What every list shows of an event. */
export type EventCardData = {
  id: number;
  title: string;
  status: EventStatus;
  starts_at: string;
  ends_at: string;
  timezone: string;
  venue: (Link & { city: string }) | null;
  genres: Link[];
  acts: string[];
  picture: { path: string; focusX: number; focusY: number } | null;
  price_from: number | null;
  currency: string;
  is_sold_out: boolean;
};

/** Of the read model: only what a card needs travels. */
export const listingColumns =
  'event_id, title, status, starts_at, ends_at, timezone, venue_id, venue_name, city, genres, acts, picture_path, picture_focus_x, picture_focus_y, price_from, currency, is_sold_out' as const;

type Listing = Pick<
  Database['public']['Tables']['event_listings']['Row'],
  | 'event_id'
  | 'title'
  | 'status'
  | 'starts_at'
  | 'ends_at'
  | 'timezone'
  | 'venue_id'
  | 'venue_name'
  | 'city'
  | 'genres'
  | 'acts'
  | 'picture_path'
  | 'picture_focus_x'
  | 'picture_focus_y'
  | 'price_from'
  | 'currency'
  | 'is_sold_out'
>;

export function toCard(listing: Listing): EventCardData {
  const { event_id, venue_id, venue_name, city, genres, ...rest } = listing;
  const { picture_path, picture_focus_x, picture_focus_y, ...event } = rest;
  return {
    ...event,
    id: event_id,
    venue:
      venue_id !== null && venue_name !== null && city !== null
        ? { id: venue_id, name: venue_name, city }
        : null,
    // Written by the database's own triggers, always as this.
    genres: genres as Link[],
    picture:
      picture_path === null
        ? null
        : { path: picture_path, focusX: picture_focus_x ?? 0.5, focusY: picture_focus_y ?? 0.5 },
  };
}
