import type { AppError } from '~/lib/app-error';

/** Where a named constraint of the database is mended, and in which words. */
type Mending = { field: string; words: string };

const mendings: Record<string, Mending> = {
  title_length: { field: 'title', words: 'A title has 1 to 160 characters.' },
  name_length: { field: 'name', words: 'A name has 1 to 120 characters.' },
  description_length: { field: 'description', words: 'The description is too long.' },
  ends_after_start: { field: 'ends_at', words: 'It has to end after it starts.' },
  lasts_a_month_at_most: { field: 'ends_at', words: 'It can go on for 31 days at most.' },
  doors_before_start: { field: 'doors_at', words: 'Doors open before it starts, or at the same time.' },
  doors_same_day: { field: 'doors_at', words: 'Doors open within 24 hours before it starts.' },
  age_range: { field: 'minimum_age', words: 'An age is a whole number from 0 to 99.' },
  returns_range: { field: 'self_cancel_hours', words: 'A whole number of hours from 0 to 2,160.' },
  refund_note_length: { field: 'refund_note', words: 'This note is too long.' },
  price_range: { field: 'price_from', words: 'This price is too high.' },
  currency_form: { field: 'currency', words: 'Choose a currency.' },
  links_form: { field: 'links', words: 'Links have a name and begin with https:// or http://.' },
  address_length: { field: 'address', words: 'The address is too long.' },
  postal_code_length: { field: 'postal_code', words: 'The postal code is too long.' },
  city_length: { field: 'city', words: 'A city has 1 to 80 characters.' },
  country_form: { field: 'country', words: 'Choose a country.' },
  latitude_range: { field: 'latitude', words: 'A latitude is a number from −90 to 90.' },
  longitude_range: { field: 'longitude', words: 'A longitude is a number from −180 to 180.' },
  coordinates_together: { field: 'longitude', words: 'Latitude and longitude go together.' },
  capacity_range: { field: 'capacity', words: 'A capacity is a whole number from 1 to 1,000,000.' },
  access_notes_length: { field: 'access_notes', words: 'These notes are too long.' },
  travel_notes_length: { field: 'travel_notes', words: 'These notes are too long.' },
  note_length: { field: 'note', words: 'This note is too long.' },
};

const fieldsOfReasons: Record<string, Mending> = {
  unknown_timezone: { field: 'timezone', words: 'Choose a time zone from the list.' },
  unknown_venue: { field: 'venue_id', words: 'This venue is no longer there. Choose another.' },
  too_many_genres: { field: 'genre_ids', words: 'At most 8 genres.' },
  too_many_promoters: { field: 'promoter_ids', words: 'At most 8 promoters.' },
};

/** A refusal of the database as the error of a field; undefined where it is about none. */
export function fieldErrorOf(error: AppError): Mending | undefined {
  const { cause } = error;
  const message = cause && typeof cause === 'object' && 'message' in cause ? String(cause.message) : '';
  const [, name] = /constraint "(?:event|venue|artist|promoter|stage|line_up)_(\w+)"/.exec(message) ?? [];
  return (name && mendings[name]) || fieldsOfReasons[error.reason];
}
