import { dayAfter, fromWallTime, wallTime } from '~/lib/time';
import { type Entry, EntryProblem, entriesOf, type ImportedEvent, type ReadOptions, settle } from './entry';
import { type Component, componentsOf, icsText, type Property, propertyOf, unfold } from './ics-lines';
import { icsZone } from './ics-zones';
import { daysOf, parseRule } from './recurrence';

/** Of what repeats: as far ahead as people plan, and no more than anybody looks through. */
const monthsAhead = 12;
const mostRepetitions = 60;
/** Dates that are added, left out or moved, of one event. */
const mostListed = 1000;

type Moment = { at: string; zone: string; isDay: boolean };

/** The events of a calendar file, each date of one that repeats as an event of its own. */
export function readIcs(text: string, options: ReadOptions): Entry[] {
  const components = componentsOf(unfold(text), 'VEVENT');
  // A date that was moved or called off stands in a component of its own.
  const exceptions = new Map<string, Component[]>();
  for (const component of components.filter(isException)) {
    const uid = uidOf(component);
    const known = exceptions.get(uid) ?? [];
    if (known.length < mostListed) known.push(component);
    exceptions.set(uid, known);
  }
  const whole = components.filter((component) => !isException(component));
  const uids = new Set(whole.map(uidOf));
  const alone = components.filter((component) => isException(component) && !uids.has(uidOf(component)));
  return entriesOf(
    [...whole, ...alone],
    (component) => icsText(propertyOf(component, 'SUMMARY')),
    (component) => readComponent(component, exceptions.get(uidOf(component)) ?? [], options),
  );
}

const isException = (component: Component) => propertyOf(component, 'RECURRENCE-ID') !== undefined;
const uidOf = (component: Component) => propertyOf(component, 'UID')?.value.trim() ?? '';

function readComponent(component: Component, exceptions: Component[], options: ReadOptions): ImportedEvent[] {
  const start = momentOf(propertyOf(component, 'DTSTART'), options.zone);
  if (!start) throw new EntryProblem('It has no date that can be read.');
  const length = lengthOf(component, start, options.zone);
  const rule = propertyOf(component, 'RRULE');
  const added = component.properties.filter(({ name }) => name === 'RDATE');
  if (isException(component) || (!rule && added.length === 0))
    return [eventAt(component, start, length, start.at, options)];
  const moved = new Map(
    exceptions.flatMap((exception) => {
      const original = momentOf(propertyOf(exception, 'RECURRENCE-ID'), start.zone);
      return original ? [[original.at, exception] as const] : [];
    }),
  );
  const left = new Set(momentsOf(component, 'EXDATE', start.zone));
  const dates = [
    ...new Set([...repetitions(rule, start, options.now), ...momentsOf(component, 'RDATE', start.zone)]),
  ]
    .filter((at) => !left.has(at))
    .sort()
    .slice(0, mostRepetitions);
  if (dates.length === 0) throw new EntryProblem('It repeats, but not within the next twelve months.');
  return dates.map((at) => {
    const exception = moved.get(at);
    if (!exception) return eventAt(component, { ...start, at }, length, at, options);
    const begins = momentOf(propertyOf(exception, 'DTSTART'), start.zone) ?? { ...start, at };
    return eventAt(exception, begins, lengthOf(exception, begins, options.zone), at, options);
  });
}

function repetitions(rule: Property | undefined, start: Moment, now: Date): string[] {
  if (!rule) return [start.at];
  const parsed = parseRule(rule.value);
  if (!parsed) throw new EntryProblem('It repeats in a way that is not understood here.');
  const wall = wallTime(start.at, start.zone);
  const last = new Date(now);
  last.setUTCMonth(last.getUTCMonth() + monthsAhead);
  const yesterday = new Date(now.getTime() - 86_400_000).toISOString();
  return (
    daysOf(parsed, wall.slice(0, 10), last.toISOString().slice(0, 10))
      // A day earlier than anywhere: what is long over need not be worked out to the minute.
      .filter((day) => day >= dayAfter(yesterday.slice(0, 10), -1))
      .flatMap((day) => fromWallTime(`${day}${wall.slice(10)}`, start.zone) ?? [])
      .filter((at) => at >= yesterday)
  );
}

function eventAt(
  component: Component,
  start: Moment,
  length: number | null,
  originally: string,
  { now }: ReadOptions,
) {
  const title = icsText(propertyOf(component, 'SUMMARY'));
  const place = icsText(propertyOf(component, 'LOCATION'));
  const [latitude = null, longitude = null] =
    propertyOf(component, 'GEO')
      ?.value.split(';')
      .map((part) => (Number.isFinite(Number(part)) ? Number(part) : null)) ?? [];
  // 'Halle Nord, Hafenstr. 1, 24103 Kiel': the name comes first.
  const [name = '', ...address] = place.split(/[,\n]/).map((part) => part.trim());
  return settle(
    {
      externalId: `calendar:${uidOf(component) || title}@${originally}`,
      title,
      description: icsText(propertyOf(component, 'DESCRIPTION')),
      startsAt: start.at,
      endsAt: length === null ? null : new Date(Date.parse(start.at) + length).toISOString(),
      timezone: start.zone,
      isCancelled: /^cancelled$/i.test(propertyOf(component, 'STATUS')?.value.trim() ?? ''),
      venue: name
        ? {
            name,
            address: address.join(', '),
            postalCode: '',
            city: cityOf(address),
            country: '',
            latitude,
            longitude,
          }
        : null,
      artists: [],
      url: propertyOf(component, 'URL')?.value.trim() ?? '',
      ticketsUrl: '',
    },
    now,
  );
}

/** The last part that is no country code and has letters, without its postal code. */
function cityOf(address: string[]): string {
  const parts = address
    .map((part) => part.replace(/^\d{4,6}\s+/, ''))
    .filter((part) => /\p{L}{3,}/u.test(part));
  return parts.length > 1 ? (parts.at(-1) ?? '') : '';
}

/** Milliseconds from its start to its end; null where it does not say. */
function lengthOf(component: Component, start: Moment, zone: string): number | null {
  const end = momentOf(propertyOf(component, 'DTEND'), start.zone || zone);
  if (end) return Date.parse(end.at) - Date.parse(start.at);
  const duration =
    /^\+?P(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:\d{1,7}S)?)?$/.exec(
      propertyOf(component, 'DURATION')?.value.trim() ?? '',
    );
  if (!duration) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0] = duration.slice(1).map((part) => Number(part ?? 0));
  return (((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60_000;
}

function momentsOf(component: Component, name: string, zone: string): string[] {
  return component.properties
    .filter((property) => property.name === name)
    .flatMap((property) => property.value.split(',', mostListed).map((value) => ({ ...property, value })))
    .slice(0, mostListed)
    .flatMap((property) => momentOf(property, zone)?.at ?? []);
}

/** A day without a time is an evening here; the end of a day is the midnight after it, as in the file. */
function momentOf(property: Property | undefined, zone: string): Moment | undefined {
  const [, year, month, day, hour, minute, utc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(?:\d\d)?(Z)?)?/.exec(property?.value.trim() ?? '') ?? [];
  if (year === undefined) return undefined;
  const named = icsZone(property?.params.get('TZID'));
  const place = named ?? zone;
  const date = `${year}-${month}-${day}`;
  if (Number.isNaN(Date.parse(`${date}T00:00Z`))) return undefined;
  const isDay = hour === undefined;
  if (utc) {
    const at = Date.parse(`${date}T${hour}:${minute}:00Z`);
    return Number.isNaN(at) ? undefined : { at: new Date(at).toISOString(), zone: place, isDay };
  }
  const isEnd = property?.name === 'DTEND';
  const at = fromWallTime(
    isDay ? (isEnd ? `${dayAfter(date, -1)}T23:59` : `${date}T20:00`) : `${date}T${hour}:${minute}`,
    place,
  );
  return at === null ? undefined : { at, zone: place, isDay };
}
