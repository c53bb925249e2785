import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateCatalogue } from '../../scripts/generate/generate-catalogue.ts';
import { type CatalogueSample, ownLists, publicLists, staffLists } from '../fixtures/catalogue-lists.ts';
import { createTestDatabase, type TestDatabase } from '../fixtures/database.ts';
import { openReader, type Reader } from '../fixtures/read-plans.ts';

/**
 * Enough for the planner to choose as it does at 100,000, which take minutes to make. Whoever changes a list looks
 * at those as well: LIST_PLAN_EVENTS=100000 npx vitest run --project database list-plans
 */
const events = Number(process.env.LIST_PLAN_EVENTS ?? 8_000);
const making = 60_000 + events * 15;

/** Tables that grow with the catalogue. */
const growing = new Set([
  ...['events', 'event_listings', 'event_words', 'event_artists', 'event_genres', 'event_promoters'],
  ...['artists', 'entity_names', 'known_words', 'users', 'follows', 'event_interest', 'notifications'],
  'audit_entries',
]);

/** A page is some 25 rows; a list may look at more to find them, but not at a share of everything. */
const MOST_ROWS = 1500;

let database: TestDatabase;
let sample: CatalogueSample;
let stranger: Reader;
let person: Reader;

beforeAll(async () => {
  database = await createTestDatabase();
  await generateCatalogue(database.sql, events);
  await tellPeople(database.sql);
  sample = await takeSample(database.sql);
  stranger = await openReader(database.url, 'stranger');
  person = await openReader(database.url, { authId: await findBusyPerson(database.sql) });
}, making);

afterAll(async () => {
  await stranger?.end();
  await person?.end();
  await database?.drop();
});

describe('served by an index, and by few rows of it', () => {
  test('every list for everyone, as a stranger', async () => {
    expect(await findSlowLists(stranger, publicLists(sample))).toEqual([]);
  });

  test('every list for everyone, as somebody who is signed in', async () => {
    expect(await findSlowLists(person, publicLists(sample))).toEqual([]);
  });

  test('every list of one’s own', async () => {
    expect(await findSlowLists(person, ownLists(sample))).toEqual([]);
  });

  test('every list of staff', async () => {
    const staff = await openReader(database.url, { authId: await makeStaff(database.sql) });
    expect(await findSlowLists(staff, staffLists(sample))).toEqual([]);
    await staff.end();
  });
});

test('a list without an index would be found out', async () => {
  const { wholeTables } = await stranger.read(`select * from public.event_listings where title = 'nothing'`);
  expect(wholeTables).toEqual(['event_listings']);
});

async function findSlowLists(reader: Reader, lists: Record<string, string>): Promise<string[]> {
  const slow: string[] = [];
  for (const [name, query] of Object.entries(lists)) {
    const { wholeTables, indexes, rowsRead } = await reader.read(query);
    const whole = wholeTables.filter((table) => growing.has(table));
    if (whole.length > 0 || indexes.length === 0 || rowsRead > MOST_ROWS) {
      slow.push(`${name}: whole [${whole}], indexes [${indexes}], ${rowsRead} rows`);
    }
  }
  return slow;
}

async function takeSample(sql: postgres.Sql): Promise<CatalogueSample> {
  const [row] = await sql<CatalogueSample[]>`
    select e.city, e.genre_ids[1]::int as genre, e.venue_id::int as venue, e.artist_ids[1]::int as artist,
      e.promoter_ids[1]::int as promoter, e.event_id::int as event, v.latitude, v.longitude,
      'festival' as "commonWord", (
        select min(k.word) from private.known_words k where k.word like 'qui%' and char_length(k.word) = 8
      ) as "rareWord",
      to_char(d.friday, 'YYYY-MM-DD') as friday, to_char(d.friday + 2, 'YYYY-MM-DD') as sunday,
      jsonb_build_object('startsAt', now() + interval '30 days', 'id', 1) as place
    from public.event_listings e join public.venues v on v.id = e.venue_id
    cross join (select date_trunc('week', now())::date + 11 as friday) d
    where e.starts_at > now() + interval '30 days' order by e.starts_at, e.event_id limit 1`;
  if (!row) throw new Error('nothing was generated');
  return row;
}

/** Ten things told to everyone, most of them read. */
async function tellPeople(sql: postgres.Sql): Promise<void> {
  await sql`
    insert into public.notifications (user_id, kind, event_id, read_at)
    select u.id, 'event_cancelled', e.event_id, case when e.place > 2 then now() end
    from public.users u
    cross join (select event_id, row_number() over (order by event_id) as place from public.event_listings limit 10) e`;
  await sql`analyze public.notifications`;
}

/** Somebody whose plans and follows are more than those of most. */
async function findBusyPerson(sql: postgres.Sql): Promise<string> {
  const [row] = await sql<{ authId: string }[]>`
    select u.supabase_id as "authId" from public.users u join public.event_interest i on i.user_id = u.id
    group by u.id order by count(*) desc, u.id limit 1`;
  if (!row) throw new Error('nobody plans anything');
  return row.authId;
}

/** Somebody of the platform, and a log of three years. */
async function makeStaff(sql: postgres.Sql): Promise<string> {
  const [row] = await sql<{ authId: string; id: number }[]>`
    select u.supabase_id as "authId", u.id::int from public.users u where u.supabase_id is not null order by u.id desc limit 1`;
  if (!row) throw new Error('there is nobody');
  await sql`insert into public.user_permissions (user_id, entity_type, entity_id, permission_level) values (${row.id}, 'platform', 1, 4)`;
  await sql`
    insert into public.audit_entries (at, actor_user_id, action, entity_type, entity_id)
    select now() - (30000 - n) * interval '50 minutes', p.id, case when n % 3000 = 0 then 'user.suspended' else 'event.published' end, 'event', n % 1000
    from generate_series(1, 30000) n
    join (select u.id, row_number() over (order by u.id) as place from public.users u limit 200) p on p.place = n % 200 + 1`;
  await sql`analyze public.audit_entries`;
  return row.authId;
}
