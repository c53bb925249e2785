import type { Database } from '~/generated/database';
import { parseEntityId } from '~/lib/entity-id';
import { toMinor } from '~/lib/money';
import { eveningOf } from '~/lib/time';

type Day = string;
type When = 'tonight' | 'weekend' | 'week' | { from: Day; to: Day };
type Near = { latitude: number; longitude: number; km: number };

/** What somebody looks for, as the address of the page says it. */
export type Filters = {
  search: string;
  when?: When;
  city?: string;
  genre?: number;
  near?: Near;
  /** In whole units of whichever currency the event has; 0 is free. */
  maximum?: number;
  available: boolean;
};

export type FilterName = 'search' | 'when' | 'city' | 'genre' | 'near' | 'maximum' | 'available';

export const noFilters: Filters = { search: '', available: false };

/** How far around oneself. */
export const distances = [5, 10, 25, 50, 100] as const;
const usualDistance = 25;
const farthest = 500;
const longestSearch = 80;
const highestPrice = 100_000;

/** Anyone can write an address: what makes no sense in it is left out, never refused. */
export function parseFilters(params: URLSearchParams): Filters {
  const when = parseRange(params.get('from'), params.get('to')) ?? parseWhen(params.get('when'));
  const city = params.get('city')?.trim().slice(0, longestSearch);
  const genre = parseEntityId(params.get('genre') ?? undefined);
  const near = parseNear(params.get('near'), params.get('km'));
  const maximum = params.get('free') === '1' ? 0 : parseWhole(params.get('max'), highestPrice);
  return {
    search: (params.get('q') ?? '').trim().slice(0, longestSearch),
    available: params.get('available') === '1',
    ...(when ? { when } : {}),
    ...(city ? { city } : {}),
    ...(genre ? { genre } : {}),
    ...(near ? { near } : {}),
    ...(maximum === undefined ? {} : { maximum }),
  };
}

/** The one address of a choice: parsing it gives the same choice again. */
export function formatFilters(filters: Filters): URLSearchParams {
  const { search, when, city, genre, near, maximum, available } = filters;
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  if (when) params.set('when', typeof when === 'string' ? when : `${when.from}..${when.to}`);
  if (city) params.set('city', city);
  if (genre) params.set('genre', String(genre));
  if (near) {
    params.set('near', `${near.latitude},${near.longitude}`);
    if (near.km !== usualDistance) params.set('km', String(near.km));
  }
  if (maximum === 0) params.set('free', '1');
  else if (maximum !== undefined) params.set('max', String(maximum));
  if (available) params.set('available', '1');
  return params;
}

/** Where the list with these filters is. */
export function filtersPath(filters: Filters): string {
  const query = formatFilters(filters).toString();
  return query ? `/?${query}` : '/';
}

export function listActive(filters: Filters): FilterName[] {
  const names: FilterName[] = ['search', 'when', 'city', 'genre', 'near', 'maximum', 'available'];
  return names.filter((name) => (name === 'maximum' ? filters.maximum !== undefined : filters[name]));
}

export function withoutFilter(filters: Filters, name: FilterName): Filters {
  if (name === 'search' || name === 'available') return { ...filters, [name]: noFilters[name] };
  const { [name]: _dropped, ...rest } = filters;
  return rest;
}

/** About a kilometre exact: enough to say what is near, too little to say where somebody lives. */
export function roundPosition(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

type ListArguments = Database['public']['Functions']['list_events']['Args'];

/** The filters as the database asks for them, at that moment. */
export function toListArguments(filters: Filters, now: string): ListArguments {
  const { search, when, city, genre, near, maximum, available } = filters;
  const nights = nightsOf(when, now);
  return {
    ...(search ? { search } : {}),
    ...(when === 'tonight' ? { tonight: true } : {}),
    ...(nights ? { first_night: nights.from, last_night: nights.to } : {}),
    ...(city ? { city } : {}),
    ...(genre ? { genre } : {}),
    ...(near ? { latitude: near.latitude, longitude: near.longitude, within_km: near.km } : {}),
    ...(maximum === 0 ? { free: true } : {}),
    ...(maximum ? { price_to: toMinor(String(maximum), 'EUR') ?? 0 } : {}),
    ...(available ? { available } : {}),
  };
}

/** The nights that are meant, by a clock that is the same for every visitor: a page is one page for all. */
function nightsOf(when: When | undefined, now: string): { from: Day; to: Day } | undefined {
  if (when === undefined || when === 'tonight') return undefined;
  if (typeof when === 'object') return when;
  const tonight = eveningOf(now, 'UTC');
  if (when === 'week') return { from: tonight, to: addDays(tonight, 6) };
  const weekday = new Date(`${tonight}T12:00:00Z`).getUTCDay() || 7;
  const friday = 5;
  const sunday = 7;
  return { from: addDays(tonight, Math.max(friday - weekday, 0)), to: addDays(tonight, sunday - weekday) };
}

function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

function parseWhen(text: string | null): When | undefined {
  if (text === 'tonight' || text === 'weekend' || text === 'week') return text;
  const [from = null, to = null] = text?.split('..') ?? [];
  return parseRange(from, to);
}

/** One day alone is that night; days in the wrong order are put right. */
function parseRange(first: string | null, last: string | null): When | undefined {
  const days = [first, last].filter(isDay).sort();
  const [from, to = from] = days;
  return from !== undefined && to !== undefined ? { from, to } : undefined;
}

function isDay(text: string | null): text is Day {
  if (text === null || !/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function parseNear(text: string | null, distance: string | null): Near | undefined {
  const [, north, east] = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(text ?? '') ?? [];
  const latitude = Number(north);
  const longitude = Number(east);
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined;
  const km = parseWhole(distance, farthest) || usualDistance;
  return { latitude: roundPosition(latitude), longitude: roundPosition(longitude), km };
}

function parseWhole(text: string | null, highest: number): number | undefined {
  if (text === null || !/^\d{1,6}$/.test(text) || Number(text) > highest) return undefined;
  return Number(text);
}
