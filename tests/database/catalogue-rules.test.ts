import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ArtistContent, checkArtist } from '../../app/features/artists/schema.ts';
import { checkEvent, type EventContent } from '../../app/features/events/schema.ts';
import { checkPromoter, type PromoterContent } from '../../app/features/promoters/schema.ts';
import { checkVenue, type VenueContent } from '../../app/features/venues/schema.ts';
import { AppError } from '../../app/lib/app-error.ts';
import { fieldErrorOf } from '../../app/lib/constraints.ts';
import { makeConfirmedUser } from '../../server/demo/accounts.ts';
import { createTestDatabase, type TestDatabase } from '../fixtures/database.ts';

let database: TestDatabase;
let editor: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  const userId = await sql.begin((tx) =>
    makeConfirmedUser(tx, 'rules@limelight.test', 'Editor', 'a-password'),
  );
  const [person] = await sql`select supabase_id from public.users where id = ${userId}`;
  editor = person?.supabase_id;
  await sql`insert into public.venues (id, name, city, timezone) values (1, 'Room', 'Town', 'UTC')`;
  await sql`insert into public.artists (id, name) values (1, 'Act')`;
  await sql`insert into public.promoters (id, name) values (1, 'Crew')`;
  await sql`insert into public.events (id, title, starts_at, ends_at, timezone)
    values (1, 'Night', ${event.starts_at}, ${event.ends_at}, 'UTC')`;
  for (const type of ['event', 'venue', 'artist', 'promoter']) {
    await sql`insert into public.user_permissions (user_id, entity_type, entity_id, permission_level)
      values (${userId}, ${type}, 1, 2)`;
  }
});
afterAll(() => database.drop());

const event: EventContent = {
  title: 'Night',
  description: '',
  doors_at: null,
  starts_at: '2026-12-05T21:00:00.000Z',
  ends_at: '2026-12-06T05:00:00.000Z',
  timezone: 'UTC',
  venue_id: null,
  minimum_age: null,
  price_from: null,
  currency: 'EUR',
  is_sold_out: false,
  transfers_allowed: true,
  self_cancel_hours: null,
  refund_note: '',
  links: [],
  genre_ids: [],
  promoter_ids: [],
};
const words = { name: 'Name', description: '', links: [] };
const venue: VenueContent = {
  ...words,
  address: '',
  postal_code: '',
  city: 'Town',
  country: 'DE',
  latitude: null,
  longitude: null,
  timezone: 'UTC',
  capacity: null,
  access_notes: '',
  travel_notes: '',
};

const long = (length: number) => 'x'.repeat(length);
/** One character to people and to the database, two units to JavaScript. */
const discs = (count: number) => '💿'.repeat(count);
const link = (url: string, label = 'Link') => ({ label, url });
const links = (count: number) => Array.from({ length: count }, () => link('https://example.org'));

type Case<Content> = [what: string, changes: Partial<Content>, valid: boolean];

const ofLinks: Case<{ links: { label: string; url: string }[] }>[] = [
  ['a web address', { links: [link('https://example.org/a?b=c#d')] }, true],
  ['an address without a secret', { links: [link('http://example.org')] }, true],
  ['a script', { links: [link('javascript:alert(1)')] }, false],
  ['a script in disguise', { links: [link('https:javascript:alert(1)')] }, false],
  ['data', { links: [link('data:text/html,<script>1</script>')] }, false],
  ['a tag in an address', { links: [link('https://example.org/<b>')] }, false],
  ['a quote in an address', { links: [link('https://example.org/"onclick=')] }, false],
  ['a space in an address', { links: [link('https://example.org/a b')] }, false],
  ['no address', { links: [link('')] }, false],
  ['an address that goes on', { links: [link(`https://${long(292)}`)] }, true],
  ['an address that goes on for too long', { links: [link(`https://${long(293)}`)] }, false],
  ['no label', { links: [link('https://example.org', '')] }, false],
  ['a long label', { links: [link('https://example.org', long(40))] }, true],
  ['a label that is too long', { links: [link('https://example.org', long(41))] }, false],
  ['twelve links', { links: links(12) }, true],
  ['thirteen links', { links: links(13) }, false],
];

const ofWords: Case<{ name: string; description: string }>[] = [
  ['a name', { name: 'Ilse & the Tide' }, true],
  ['no name', { name: '' }, false],
  ['spaces for a name', { name: '   ' }, false],
  ['a long name', { name: long(120) }, true],
  ['a name that is too long', { name: long(121) }, false],
  ['a long name of discs', { name: discs(120) }, true],
  ['too many discs', { name: discs(121) }, false],
  ['a long description', { description: long(20_000) }, true],
  ['a description that is too long', { description: long(20_001) }, false],
];

const ofEvents: Case<EventContent>[] = [
  ...ofLinks,
  ['a title', { title: 'Tidal Forms' }, true],
  ['no title', { title: '' }, false],
  ['spaces for a title', { title: '  ' }, false],
  ['a long title', { title: long(160) }, true],
  ['a title that is too long', { title: long(161) }, false],
  ['a description that is too long', { description: long(20_001) }, false],
  ['an end before the start', { ends_at: '2026-12-05T20:00:00.000Z' }, false],
  ['an end at the start', { ends_at: event.starts_at }, false],
  ['a month', { ends_at: '2027-01-05T21:00:00.000Z' }, true],
  ['more than a month', { ends_at: '2027-01-05T21:00:00.001Z' }, false],
  ['doors at the start', { doors_at: event.starts_at }, true],
  ['doors a day before', { doors_at: '2026-12-04T21:00:00.000Z' }, true],
  ['doors more than a day before', { doors_at: '2026-12-04T20:59:00.000Z' }, false],
  ['doors after the start', { doors_at: '2026-12-05T21:01:00.000Z' }, false],
  ['no age', { minimum_age: 0 }, true],
  ['a high age', { minimum_age: 99 }, true],
  ['an age that nobody has', { minimum_age: 100 }, false],
  ['an age before birth', { minimum_age: -1 }, false],
  ['returns until doors', { self_cancel_hours: 0 }, true],
  ['returns until three months before', { self_cancel_hours: 2160 }, true],
  ['returns that end before anybody bought', { self_cancel_hours: 2161 }, false],
  ['returns after doors', { self_cancel_hours: -1 }, false],
  ['words about refunds', { refund_note: 'x'.repeat(500) }, true],
  ['too many words about refunds', { refund_note: 'x'.repeat(501) }, false],
  ['free', { price_from: 0 }, true],
  ['a price', { price_from: 100_000_000 }, true],
  ['a price that nobody pays', { price_from: 100_000_001 }, false],
  ['money back', { price_from: -1 }, false],
  ['another currency', { currency: 'JPY' }, true],
  ['a currency in small letters', { currency: 'eur' }, false],
  ['a currency sign', { currency: '€' }, false],
  ['a zone', { timezone: 'Europe/Berlin' }, true],
  ['a long zone', { timezone: 'America/Argentina/Buenos_Aires' }, true],
  ['a zone that is none', { timezone: 'Mars/Olympus' }, false],
  ['a zone in small letters', { timezone: 'europe/berlin' }, false],
  ['no zone', { timezone: '' }, false],
];

const ofVenues: Case<VenueContent>[] = [
  ...ofWords,
  ...ofLinks,
  ['a long address', { address: long(200) }, true],
  ['an address that is too long', { address: long(201) }, false],
  ['a postal code that is too long', { postal_code: long(21) }, false],
  ['no city', { city: ' ' }, false],
  ['a city that is too long', { city: long(81) }, false],
  ['a country', { country: 'GB' }, true],
  ['a country in small letters', { country: 'gb' }, false],
  ['a country by name', { country: 'Germany' }, false],
  ['a place', { latitude: 52.5, longitude: 13.4 }, true],
  ['the end of the world', { latitude: -90, longitude: 180 }, true],
  ['half a place', { latitude: 52.5 }, false],
  ['the other half', { longitude: 13.4 }, false],
  ['beyond the pole', { latitude: 90.1, longitude: 0 }, false],
  ['beyond the date line', { latitude: 0, longitude: -180.1 }, false],
  ['room for one', { capacity: 1 }, true],
  ['room for a million', { capacity: 1_000_000 }, true],
  ['room for nobody', { capacity: 0 }, false],
  ['room for more', { capacity: 1_000_001 }, false],
  ['long notes', { access_notes: long(2000), travel_notes: long(2000) }, true],
  ['access notes that are too long', { access_notes: long(2001) }, false],
  ['travel notes that are too long', { travel_notes: long(2001) }, false],
  ['a zone that is none', { timezone: 'Nowhere' }, false],
];

const ofNames: Case<PromoterContent & ArtistContent>[] = [...ofWords, ...ofLinks];

describe.each(ofEvents)('of an event: %s', (_, changes, valid) => {
  test(agrees(valid), () => expectBoth('events', checkEvent({ ...event, ...changes }), changes, valid));
});
describe.each(ofVenues)('of a venue: %s', (_, changes, valid) => {
  test(agrees(valid), () => expectBoth('venues', checkVenue({ ...venue, ...changes }), changes, valid));
});
describe.each(ofNames)('of an artist or promoter: %s', (_, changes, valid) => {
  test(agrees(valid), async () => {
    await expectBoth('artists', checkArtist({ ...words, genre_ids: [], ...changes }), changes, valid);
    await expectBoth('promoters', checkPromoter({ ...words, ...changes }), changes, valid);
  });
});

function agrees(valid: boolean): string {
  return valid ? 'form and database take it' : 'form and database refuse it, in the same field';
}

async function expectBoth(table: string, errors: object, changes: object, valid: boolean): Promise<void> {
  const refusal = await updateAsEditor(table, changes);
  expect({ form: Object.keys(errors).length === 0, database: refusal === undefined }).toEqual({
    form: valid,
    database: valid,
  });
  // Which of two that belong together is marked is a matter of taste; that it is one of them is not.
  const field = refusal && fieldErrorOf(refusal)?.field;
  if (refusal) expect(Object.keys(errors).map(partnerOf)).toContain(field && partnerOf(field));
}

function partnerOf(field: string): string {
  return field === 'latitude' ? 'longitude' : field;
}

/** What the person's own update of the row would answer; nothing stays. */
async function updateAsEditor(table: string, changes: object): Promise<AppError | undefined> {
  const undo = new Error('undo');
  try {
    await database.sql.begin(async (sql) => {
      await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: editor, role: 'authenticated' })}, true)`;
      await sql`set local role authenticated`;
      const columns = Object.fromEntries(
        Object.entries(changes).map(([name, value]) => [
          name,
          Array.isArray(value) ? sql.json(value) : value,
        ]),
      );
      const saved = await sql`update public.${sql(table)} set ${sql(columns)} where id = 1 returning id`;
      expect(saved).toHaveLength(1);
      throw undo;
    });
  } catch (error) {
    if (error === undo) return undefined;
    return AppError.fromBackend(error as postgres.PostgresError);
  }
  return undefined;
}
