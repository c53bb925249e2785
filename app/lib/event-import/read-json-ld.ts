import {
  type Entry,
  EntryProblem,
  entriesOf,
  type ImportedEvent,
  type ImportedVenue,
  instantOf,
  line,
  type ReadOptions,
  settle,
} from './entry';
import { isObject, type Loose, listOf, numberOf, objectOf, textOf } from './json';

/** What machines can read in the source of a page; scripts that are no JSON are told apart from none at all. */
export function scriptsOf(html: string): { json: unknown[]; broken: number } {
  const json: unknown[] = [];
  let broken = 0;
  let at = 0;
  for (;;) {
    const tag = findTag(html, at);
    if (!tag) return { json, broken };
    const end = indexOfClosing(html, tag.end);
    if (isJsonLd(tag.text)) {
      try {
        json.push(JSON.parse(html.slice(tag.end, end).replace(/^\s*<!--|-->\s*$/g, '')));
      } catch {
        broken += 1;
      }
    }
    at = end + 1;
  }
}

function findTag(html: string, from: number): { text: string; end: number } | undefined {
  const scan = /<script[\s>]/gi;
  scan.lastIndex = from;
  const start = scan.exec(html)?.index;
  if (start === undefined) return undefined;
  const end = html.indexOf('>', start);
  return end < 0 ? undefined : { text: html.slice(start, end).slice(0, 2000), end: end + 1 };
}

function indexOfClosing(html: string, from: number): number {
  const scan = /<\/script/gi;
  scan.lastIndex = from;
  return scan.exec(html)?.index ?? html.length;
}

const isJsonLd = (tag: string) => /type\s*=\s*["']?application\/ld\+json/i.test(tag);

/** Events of schema.org, wherever in the data they are. */
export function readJsonLd(json: unknown[], options: ReadOptions): Entry[] {
  const found: Loose[] = [];
  for (const item of json) collect(item, found, 0);
  return entriesOf(
    found,
    (event) => textOf(event.name),
    (event) => readEvent(event, options),
  );
}

export function hasEvents(json: unknown): boolean {
  const found: Loose[] = [];
  collect(json, found, 0);
  return found.length > 0;
}

function collect(value: unknown, found: Loose[], depth: number): void {
  if (depth > 8) return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found, depth + 1);
  } else if (isObject(value)) {
    if (isEvent(value)) found.push(value);
    else for (const inner of Object.values(value)) collect(inner, found, depth + 1);
  }
}

/** MusicEvent, DanceEvent … and Festival, which is one without saying so. */
function isEvent(value: Loose): boolean {
  return listOf(value['@type']).some((type) =>
    /(^|[/:])(\w*Event|Festival)$/.test(textOf(type).slice(0, 200)),
  );
}

function readEvent(event: Loose, { zone, now }: ReadOptions): ImportedEvent {
  const startsAt = instantOf(textOf(event.startDate), zone);
  if (startsAt === null) throw new EntryProblem('It has no date that can be read.');
  const title = unescaped(textOf(event.name));
  const url = textOf(event.url) || addressOf(event['@id']);
  const offer = objectOf(listOf(event.offers)[0]);
  return settle(
    {
      externalId: `page:${addressOf(event['@id']) || url || title}@${startsAt}`,
      title,
      description: unescaped(
        textOf(event.description)
          .replaceAll(/<br\s*\/?>|<\/p>/gi, '\n')
          .replaceAll(/<[^<>]*>/g, ''),
      ),
      startsAt,
      endsAt: instantOf(textOf(event.endDate), zone, '23:59'),
      timezone: zone,
      isCancelled: /EventCancelled$/.test(textOf(event.eventStatus)),
      venue: venueOf(listOf(event.location)),
      artists: listOf(event.performer ?? event.performers).map(nameOf),
      url,
      ticketsUrl: textOf(offer.url),
    },
    now,
  );
}

function venueOf(locations: unknown[]): ImportedVenue | null {
  const place = locations.find((location) => textOf(objectOf(location)['@type']) !== 'VirtualLocation');
  const { address, geo } = objectOf(place);
  const postal = objectOf(address);
  const name = nameOf(place) || textOf(address);
  if (name === '') return null;
  return {
    name,
    address: unescaped(textOf(postal.streetAddress) || textOf(address)),
    postalCode: textOf(postal.postalCode),
    city: unescaped(textOf(postal.addressLocality)),
    country: nameOf(postal.addressCountry),
    latitude: numberOf(objectOf(geo).latitude),
    longitude: numberOf(objectOf(geo).longitude),
  };
}

function nameOf(value: unknown): string {
  return unescaped(line(isObject(value) ? textOf(value.name) : textOf(value)));
}

function addressOf(value: unknown): string {
  const text = textOf(value);
  return /^https?:/.test(text) ? text : '';
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Many sites write names as their pages have them: 'Drum &amp; Bass'. */
function unescaped(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
