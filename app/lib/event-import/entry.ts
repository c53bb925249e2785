import { fromWallTime } from '~/lib/time';
import { countryCode } from './country';

export type ImportedVenue = {
  name: string;
  address: string;
  postalCode: string;
  city: string;
  /** Two letters, or nothing where it is not known. */
  country: string;
  latitude: number | null;
  longitude: number | null;
};

/** An event as another system has it. Times are instants; the zone is that of the place. */
export type ImportedEvent = {
  /** The same whenever it is read again, so that it is known the second time. */
  externalId: string;
  title: string;
  description: string;
  startsAt: string;
  endsAt: string;
  timezone: string;
  isCancelled: boolean;
  venue: ImportedVenue | null;
  artists: string[];
  url: string;
  ticketsUrl: string;
};

/** One event of a file, or why it is none. `name` is what people know it by. */
export type Entry = { at: number; name: string } & (
  | { event: ImportedEvent; problem?: undefined }
  | { problem: string; event?: undefined }
);

/** Said instead of an entry's content; the rest of the file goes on. */
export class EntryProblem extends Error {}

export type ReadOptions = {
  /** Of times that name no zone. */
  zone: string;
  now: Date;
};

const mostTitle = 160;
const mostDescription = 20_000;
const mostArtists = 50;
const usualLength = 6 * 3_600_000;
const longest = 31 * 86_400_000;

export type RawEvent = Omit<ImportedEvent, 'endsAt' | 'isCancelled'> & {
  endsAt: string | null;
  isCancelled?: boolean;
};

/** The rules of our own events, applied to somebody else's: what can be mended is, what cannot is said. */
export function settle(raw: RawEvent, now: Date): ImportedEvent {
  const title = line(raw.title).slice(0, mostTitle);
  if (title === '') throw new EntryProblem('It has no title.');
  const start = Date.parse(raw.startsAt);
  if (Number.isNaN(start)) throw new EntryProblem('It has no date that can be read.');
  const year = 365 * 86_400_000;
  if (start < now.getTime() - 20 * year) throw new EntryProblem('Its date is more than twenty years ago.');
  if (start > now.getTime() + 10 * year) throw new EntryProblem('Its date is more than ten years away.');
  const given = raw.endsAt === null ? Number.NaN : Date.parse(raw.endsAt);
  const end = Number.isNaN(given) || given === start ? start + usualLength : given;
  if (end < start) throw new EntryProblem('It ends before it begins.');
  if (end - start > longest) throw new EntryProblem('It goes on for more than 31 days.');
  return {
    ...raw,
    externalId: raw.externalId.replaceAll('\0', ''),
    title,
    description: raw.description.replaceAll('\0', '').trim().slice(0, mostDescription),
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(end).toISOString(),
    isCancelled: raw.isCancelled ?? false,
    venue: raw.venue && settleVenue(raw.venue),
    artists: [...new Set(raw.artists.map((name) => line(name).slice(0, 120)).filter(Boolean))].slice(
      0,
      mostArtists,
    ),
    url: webAddress(raw.url),
    ticketsUrl: webAddress(raw.ticketsUrl),
  };
}

function settleVenue(venue: ImportedVenue): ImportedVenue | null {
  const name = line(venue.name).slice(0, 120);
  if (name === '') return null;
  const { latitude, longitude } = venue;
  const isPlace =
    latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return {
    name,
    address: line(venue.address).slice(0, 200),
    postalCode: line(venue.postalCode).slice(0, 20),
    city: line(venue.city).slice(0, 80),
    country: countryCode(venue.country),
    latitude: isPlace ? latitude : null,
    longitude: isPlace ? longitude : null,
  };
}

/** One line, without what cannot be seen. */
export function line(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function webAddress(text: string): string {
  return text.length <= 300 &&
    /^[^\s<>"]+$/.test(text) &&
    URL.canParse(text) &&
    /^https?:$/.test(new URL(text).protocol)
    ? text
    : '';
}

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** An instant of '2026-11-15', '2026-11-15T22:00', with or without seconds and a zone ('Z', '+01:00', '+0100'). */
export function instantOf(text: string, zone: string, timeOfDay = '20:00'): string | null {
  const [, day, time, offset] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?)?\s*(Z|[+-]\d\d:?\d\d)?$/.exec(text.trim()) ??
    [];
  if (day === undefined) return null;
  if (time === undefined || offset === undefined) return fromWallTime(`${day}T${time ?? timeOfDay}`, zone);
  const spelled = offset === 'Z' ? 'Z' : `${offset.slice(0, 3)}:${offset.slice(-2)}`;
  const at = Date.parse(`${day}T${time}${spelled}`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** Nobody else is served while a file is read. */
const longestRead = 3000;

/** Runs one reader per thing found: what fails is a problem of that one alone. */
export function entriesOf<Thing>(
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
  read: (thing: Thing) => ImportedEvent | ImportedEvent[],
): Entry[] {
  const began = performance.now();
  return things.flatMap((thing, at): Entry[] => {
    const name = line(nameOf(thing)).slice(0, mostTitle);
    try {
      if (performance.now() - began > longestRead)
        throw new EntryProblem('The file takes too long to read. Split it.');
      return [read(thing)].flat().map((event) => ({ at: at + 1, name: event.title, event }));
    } catch (error) {
      if (!(error instanceof EntryProblem)) throw error;
      return [{ at: at + 1, name, problem: error.message }];
    }
  });
}
