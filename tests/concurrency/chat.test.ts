import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectTrusted } from '../../server/backend/database.ts';
import { chatOf } from '../fixtures/chat.ts';
import { createTestDatabase, type TestDatabase } from '../fixtures/database.ts';
import { untilSomeoneWaits } from '../fixtures/waits.ts';

let database: TestDatabase;
let crowd: ReturnType<typeof connectTrusted>;
let chat: ReturnType<typeof chatOf>;
beforeAll(async () => {
  database = await createTestDatabase();
  crowd = connectTrusted(database.url, { max: 50 });
  chat = chatOf(database.sql);
});
afterAll(async () => {
  await crowd.end();
  await database.drop();
});

type Writer = { id: number; authId: string };
type Message = { id: number; seq: number; change: number };
type Transaction = Parameters<Parameters<ReturnType<typeof connectTrusted>['begin']>[1]>[0];

const become = (sql: Transaction, { authId }: Writer) =>
  sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: authId, role: 'authenticated' })}, true)`;

async function post(writer: Writer, room: number, body: string, clientId = randomUUID()): Promise<Message> {
  return crowd.begin(async (sql) => {
    await become(sql, writer);
    const [row] = await sql`select public.post_message(${room}, ${clientId}, ${body}) as message`;
    return row?.message;
  });
}

async function scene(count: number) {
  const event = await chat.event();
  const room = await chat.room(event);
  const writers: Writer[] = [];
  for (let place = 0; place < count; place += 1) {
    const writer = await chat.person(`Writer ${place}`);
    await chat.interest(event, writer.id);
    writers.push(writer);
  }
  return { event, room, writers, writer: writers[0] as Writer };
}

async function changesAfter(room: number, change: number): Promise<Message[]> {
  const [row] = await database.sql`select public.list_changes(${room}, ${change}) as changes`;
  return row?.changes;
}

test('the same message sent twenty times at once is one message', async () => {
  const { room, writer } = await scene(1);
  const clientId = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post(writer, room, 'Once and only once', clientId)),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  const [kept] =
    await database.sql`select count(*)::int as messages from public.chat_messages where room_id = ${room}`;
  expect(kept?.messages).toBe(1);
});

test('twenty different ones of one person at once: five', async () => {
  const { room, writer } = await scene(1);
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, (_, place) => post(writer, room, `Number ${place}`)),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

test('fifty write at once while somebody follows: no number is missing and no change is missed', async () => {
  const { room, writers } = await scene(50);
  const seen: number[] = [];
  let last = 0;
  let isOver = false;
  const following = (async () => {
    while (!isOver || (await changesAfter(room, last)).length > 0)
      for (const { change } of await changesAfter(room, last)) {
        seen.push(change);
        last = change;
      }
  })();
  for (let round = 0; round < 4; round += 1)
    await Promise.all(writers.map((writer) => post(writer, room, `Round ${round} of ${writer.id}`)));
  isOver = true;
  await following;
  const all = Array.from({ length: 200 }, (_, place) => place + 1);
  expect(seen).toEqual(all);
  const rows =
    await database.sql`select seq::int from public.chat_messages where room_id = ${room} order by created_at, id`;
  expect(rows.map(({ seq }) => seq)).toEqual(all);
  // What was sent live came in the same order.
  const sent = await database.sql`select (payload ->> 'seq')::int as seq from realtime.messages
    where topic like ${`%:chat:${room}`} and event = 'message' order by transaction_id, position`;
  expect(sent.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(all);
}, 60_000);

test('numbers taken without the room’s lock become visible out of order, and a follower misses one', async () => {
  const { event, room, writers } = await scene(2);
  await database.sql`create sequence public.unlocked_numbers`;
  // As post_message, but with a number from a sequence, which nobody waits for.
  const write = (sql: Transaction | typeof crowd, writer: Writer | undefined) => sql`
    insert into public.chat_messages (room_id, event_id, seq, change, author_id, client_id, body, created_at)
    select ${room}, ${event}, n, n, ${writer?.id ?? 0}, ${randomUUID()}, 'Hello', now() from nextval('public.unlocked_numbers') n`;
  let commit = () => {};
  let written = () => {};
  const isWritten = new Promise<void>((resolve) => {
    written = resolve;
  });
  const slow = crowd.begin(async (sql) => {
    await write(sql, writers[0]);
    written();
    await new Promise<void>((resolve) => {
      commit = resolve;
    });
  });
  await isWritten;
  await write(crowd, writers[1]);
  expect((await changesAfter(room, 0)).map(({ change }) => change)).toEqual([2]);
  commit();
  await slow;
  expect(await changesAfter(room, 2)).toEqual([]);
});

test('with the lock the second waits for the first, and the follower sees both', async () => {
  const { room, writers } = await scene(2);
  const [ada, ben] = writers as [Writer, Writer];
  let finished: Promise<Message> | undefined;
  await crowd.begin(async (sql) => {
    await become(sql, ada);
    await sql`select public.post_message(${room}, ${randomUUID()}, 'First')`;
    finished = post(ben, room, 'Second');
    await untilSomeoneWaits(database.sql);
    expect(await changesAfter(room, 0)).toEqual([]);
  });
  expect(await finished).toMatchObject({ seq: 2, change: 2 });
  expect((await changesAfter(room, 0)).map(({ change }) => change)).toEqual([1, 2]);
});

test('posting, reacting, editing, removing and muting at once ends in no deadlock', async () => {
  const { event, room, writers } = await scene(10);
  const moderator = await chat.person('Moderator');
  await chat.permit(moderator, 'event', event, 2);
  const [ada] = writers as [Writer];
  const messages = await Promise.all(writers.map((writer) => post(writer, room, `Hello from ${writer.id}`)));
  const as = (writer: Writer, act: (sql: Transaction) => PromiseLike<unknown>) =>
    crowd.begin(async (sql) => {
      await become(sql, writer);
      await act(sql);
    });
  const [target] = messages as [Message];
  await Promise.all(
    writers
      .slice(1)
      .map((writer) => as(writer, (sql) => sql`select public.report_message(${target.id}, 'spam')`)),
  );
  const [report] =
    await database.sql`select min(id) as id from public.chat_reports where message_id = ${target.id}`;
  const outcomes = await Promise.allSettled([
    as(moderator, (sql) => sql`select public.decide_report(${report?.id}, 'remove_and_mute', 10)`),
    as(moderator, (sql) => sql`select public.remove_message(${target.id})`),
    ...writers.map((writer, place) => post(place < 5 ? ada : writer, room, `More ${place}`)),
    ...writers.map((writer) =>
      as(writer, (sql) => sql`select public.set_reaction(${target.id}, '🔥', true)`),
    ),
    as(ada, (sql) => sql`select public.edit_message(${target.id}, 'Changed')`),
    as(ada, (sql) => sql`select public.delete_message(${target.id})`),
  ]);
  const failures = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason.message] : [],
  );
  for (const reason of failures)
    expect(['not_found', 'chat_muted', 'chat_too_fast', 'report_decided', 'edit_too_late']).toContain(reason);
  const rows =
    await database.sql`select seq::int, change::int from public.chat_messages where room_id = ${room} order by seq`;
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, place) => place + 1));
});
