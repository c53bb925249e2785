import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reactionEmoji } from '../../app/features/chat/emoji.ts';
import { chatOf } from '../fixtures/chat.ts';
import { createTestDatabase, type TestDatabase } from '../fixtures/database.ts';
import { openReader, type Reader } from '../fixtures/read-plans.ts';

const MESSAGES = 20_000;
const PEOPLE = 2_000;

let database: TestDatabase;
let chat: ReturnType<typeof chatOf>;
beforeAll(async () => {
  database = await createTestDatabase();
  chat = chatOf(database.sql);
});
afterAll(() => database.drop());

test('the emoji of the pages are those of the database', async () => {
  const [row] = await database.sql`select private.chat_emoji() as emoji`;
  expect(row?.emoji).toEqual([...reactionEmoji]);
});

test('every event has its rooms, however many are made at once, and a copy has its own', async () => {
  const made = await database.sql`insert into public.events (title, starts_at, ends_at, timezone)
    select 'Night ' || n, now() + interval '1 day', now() + interval '2 days', 'Europe/Berlin' from generate_series(1, 3) n returning id`;
  const rooms = await database.sql`select kind, read_by, write_by, is_open from public.chat_rooms
    where event_id = ${made[2]?.id} order by position`;
  expect(rooms.map((room) => Object.values(room).join(' '))).toEqual([
    'general everyone interested true',
    'announcements everyone organisers true',
    'ride_share holders holders false',
    'crew crew crew true',
  ]);
});

test('links are found where people hide them, and not where they write of times and prices', async () => {
  const has = async (body: string) =>
    (await database.sql`select private.has_link(${body}) as found`)[0]?.found;
  for (const body of ['https://x.example', 'HTTP://X', 'www.x', 'see shop.com/now', 'bit.ly', 't.me/group'])
    expect(await has(body), body).toBe(true);
  for (const body of ['at 8.30 sharp', 'costs 12.50', 'Hello...there', 'e.g. tomorrow', 'ok.cool'])
    expect(await has(body), body).toBe(false);
});

describe('in a full room', () => {
  let reader: Reader;
  let stranger: Reader;
  let room: number;
  let event: number;
  beforeAll(async () => {
    const { sql } = database;
    event = await chat.event();
    room = await chat.room(event);
    const ada = await chat.person('Ada');
    await chat.interest(event, ada.id);
    await sql`insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
      select gen_random_uuid(), 'authenticated', 'authenticated', 'crowd' || n || '@limelight.test', now(), '{}',
        jsonb_build_object('display_name', 'Crowd ' || n), now(), now() from generate_series(1, ${PEOPLE}) n`;
    await sql`insert into public.chat_messages (room_id, event_id, seq, change, author_id, client_id, body, created_at)
      select ${room}, ${event}, n, n, u.first + n % ${PEOPLE}, gen_random_uuid(), 'Message ' || n, now() - interval '1 hour'
      from generate_series(1, ${MESSAGES}) n, (select min(id) as first from public.users where display_name like 'Crowd %') u`;
    await sql`update public.chat_rooms set last_seq = ${MESSAGES}, last_change = ${MESSAGES} where id = ${room}`;
    await sql`insert into private.chat_people select ${event}, id from public.users where display_name like 'Crowd %'`;
    await sql`insert into public.event_interest (user_id, event_id, interest)
      select id, ${event}, 'going' from public.users where display_name like 'Crowd %'`;
    await sql`insert into private.chat_here select ${room}, id, now() from public.users where display_name like 'Crowd %'`;
    await sql`analyze`;
    reader = await openReader(database.url, ada);
    stranger = await openReader(database.url, 'stranger');
  }, 60_000);
  afterAll(async () => {
    await reader.end();
    await stranger.end();
  });

  const growing = new Set(['chat_messages', 'users', 'event_interest']);

  test.each([
    ['the newest page', (id: number) => `select public.list_messages(${id})`],
    ['a page in the middle', (id: number) => `select public.list_messages(${id}, before_seq => 10000)`],
    ['what changed', (id: number) => `select public.list_changes(${id}, ${MESSAGES - 200})`],
    ['what is pinned', (id: number) => `select public.list_pinned(${id})`],
  ])('%s is read by an index', async (_, query) => {
    for (const who of [reader, stranger]) {
      const { wholeTables, rowsRead } = await who.read(query(room));
      expect(wholeTables.filter((table) => growing.has(table))).toEqual([]);
      expect(rowsRead).toBeLessThan(1500);
    }
  });

  test('posting looks at a handful of rows', async () => {
    const post = `select public.post_message(${room}, '${randomUUID()}', 'Hello everyone')`;
    const { wholeTables, rowsRead } = await reader.read(post);
    expect(wholeTables.filter((table) => growing.has(table))).toEqual([]);
    expect(rowsRead).toBeLessThan(100);
  });

  test('who is here is counted by one of many, not by each', async () => {
    await reader.read(`select public.touch_room(${room})`);
    const again = await reader.read(`select public.touch_room(${room}, 5)`);
    expect(again.rowsRead).toBeLessThan(200);
  });
});
