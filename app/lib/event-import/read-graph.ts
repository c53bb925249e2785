import {
  type Entry,
  EntryProblem,
  entriesOf,
  type ImportedEvent,
  instantOf,
  isZone,
  type ReadOptions,
  settle,
} from './entry';
import { isObject, type Loose, listOf, numberOf, objectOf, textOf } from './json';

/**
 * Events of Facebook: one of the Graph API, a list of them (`data`), several lists, or the file that a page's owner
 * downloads (`your_events`, `events`), whose letters are written twice over.
 */
export function readGraph(json: unknown, options: ReadOptions): Entry[] {
  const found = eventsIn(json, 0);
  return entriesOf(
    found,
    (event) => textOf(objectOf(event).name),
    (event) => {
      if (!isObject(event)) throw new EntryProblem('This is no event.');
      return readEvent(event, options);
    },
  );
}

const lists = ['data', 'events', 'your_events', 'your_events_v2', 'events_v2'];

function eventsIn(json: unknown, depth: number): unknown[] {
  if (Array.isArray(json))
    return json.flatMap((item) => (looksLikeList(item) && depth < 4 ? eventsIn(item, depth + 1) : [item]));
  if (!isObject(json)) return [];
  if (!looksLikeList(json)) return [json];
  return lists.flatMap((key) => (key in json ? eventsIn(json[key], depth + 1) : []));
}

function looksLikeList(json: unknown): boolean {
  return (
    isObject(json) &&
    !('name' in json) &&
    lists.some((key) => Array.isArray(json[key]) || isObject(json[key]))
  );
}

function readEvent(raw: Loose, { zone, now }: ReadOptions): ImportedEvent[] {
  const event = isDownload(raw) ? mended(raw) : raw;
  const timezone = isZone(textOf(event.timezone)) && event.timezone ? textOf(event.timezone) : zone;
  const id = textOf(event.id);
  const title = textOf(event.name);
  const base = {
    title,
    description: textOf(event.description),
    timezone,
    isCancelled: event.is_canceled === true,
    venue: venueOf(objectOf(event.place)),
    artists: [],
    url: id ? `https://www.facebook.com/events/${encodeURIComponent(id)}` : '',
    ticketsUrl: textOf(event.ticket_uri),
  };
  // An event that repeats has its dates in a list; each is an event of its own here.
  const dates = listOf(event.event_times).filter(isObject);
  return (dates.length > 0 ? dates : [event]).map((date) => {
    const startsAt = momentOf(date.start_time ?? date.start_timestamp, timezone);
    if (startsAt === null) throw new EntryProblem('It has no date that can be read.');
    return settle(
      {
        ...base,
        externalId: `facebook:${textOf(date.id) || id || `${title}@${startsAt}`}`,
        startsAt,
        endsAt: momentOf(date.end_time ?? date.end_timestamp, timezone),
      },
      now,
    );
  });
}

function momentOf(value: unknown, zone: string): string | null {
  if (typeof value === 'number')
    return value > 0 && value < 1e11 ? new Date(value * 1000).toISOString() : null;
  return instantOf(textOf(value), zone);
}

function venueOf(place: Loose) {
  const name = textOf(place.name);
  if (name === '') return null;
  const location = { ...objectOf(place.location), ...objectOf(place.coordinate) };
  return {
    name,
    address: textOf(location.street) || textOf(place.address),
    postalCode: textOf(location.zip),
    city: textOf(location.city),
    country: textOf(location.country),
    latitude: numberOf(location.latitude),
    longitude: numberOf(location.longitude),
  };
}

const isDownload = (event: Loose) => 'start_timestamp' in event;

/** The download writes each byte of a letter as a letter: 'Ã©' for 'é'. */
function mended(event: Loose): Loose {
  return Object.fromEntries(
    Object.entries(event).map(([key, value]) => {
      if (typeof value === 'string') return [key, mendLetters(value)];
      return [key, isObject(value) ? mended(value) : value];
    }),
  );
}

function mendLetters(text: string): string {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  if (!codes.some((code) => code > 127) || codes.some((code) => code > 255)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(codes));
  } catch {
    return text;
  }
}
