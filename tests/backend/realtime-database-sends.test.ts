import { expect, test } from 'vitest';
import { collect, keys, setUpRealtime, signToken, subscribe, until } from './realtime-harness.ts';

const realtime = setUpRealtime();

async function joinPrivate(topic: string) {
  const server = await realtime.start();
  await realtime.allow(topic, 'ada');
  const ada = realtime.connect(server, { token: signToken({ sub: 'ada' }) });
  const channel = ada.supabase.channel(topic, { config: { private: true } });
  const seen = collect(channel);
  await subscribe(ada, channel);
  return { server, seen, channel };
}

test('what a transaction sends arrives when it commits, and not when it rolls back', async () => {
  const { seen } = await joinPrivate('sends');
  const { sql } = realtime;

  await expect(
    sql.begin(async (transaction) => {
      await transaction`select realtime.send('{"n": 1}', 'rolled-back', 'sends')`;
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await sql.begin((transaction) => transaction`select realtime.send('{"n": 2}', 'committed', 'sends')`);

  await until(() => expect(seen).toHaveLength(1));
  const [message] = seen;
  expect(message).toMatchObject({ type: 'broadcast', event: 'committed', payload: { n: 2 } });
  expect(message?.payload.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(message?.meta).toEqual({ id: message?.payload.id });
});

test('messages of one transaction keep their order, those of interleaved ones all arrive', async () => {
  const { seen } = await joinPrivate('order');
  const { sql } = realtime;

  const early = await sql.reserve();
  await early`begin`;
  await early`select realtime.send('{"n": -1}', 'early', 'order')`;
  await sql`select realtime.send(jsonb_build_object('n', n), 'late', 'order') from generate_series(1, 200) as n`;
  await until(() => expect(seen).toHaveLength(200));
  await early`commit`;
  early.release();

  await until(() => expect(seen).toHaveLength(201));
  expect(seen.map(({ payload }) => payload.n)).toEqual([...Array.from({ length: 200 }, (_, n) => n + 1), -1]);
});

test('a payload larger than a notification arrives whole', async () => {
  const { seen } = await joinPrivate('large');
  const text = 'ä'.repeat(50_000);

  await realtime.sql`select realtime.send(${realtime.sql.json({ text, id: 'own' })}, 'large', 'large')`;

  await until(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.payload).toEqual({ text, id: 'own' });
});

test('public messages reach public channels only, private ones private channels only', async () => {
  const { server, seen: seenPrivately } = await joinPrivate('shared-name');
  const ben = realtime.connect(server);
  const publicly = ben.supabase.channel('shared-name');
  const seenPublicly = collect(publicly);
  await subscribe(ben, publicly);

  await realtime.sql`select realtime.send('{}', 'for-members', 'shared-name')`;
  await realtime.sql`select realtime.send('{}', 'for-all', 'shared-name', false)`;

  await until(() => expect(seenPublicly).toMatchObject([{ event: 'for-all' }]));
  await until(() => expect(seenPrivately).toMatchObject([{ event: 'for-members' }]));
});

test('broadcast_changes sends the rows before and after', async () => {
  const { seen } = await joinPrivate('notes');
  const { sql } = realtime;
  await sql.unsafe(`
    create table realtime_tests.notes (id int primary key, text text);
    create function realtime_tests.announce_note() returns trigger language plpgsql security definer as $$
    begin
      perform realtime.broadcast_changes('notes', tg_op, tg_op, tg_table_name, tg_table_schema, new, old);
      return null;
    end $$;
    create trigger announce after insert or update or delete on realtime_tests.notes
      for each row execute function realtime_tests.announce_note();
  `);

  await sql`insert into realtime_tests.notes values (1, 'a')`;
  await sql`update realtime_tests.notes set text = 'b'`;
  await sql`delete from realtime_tests.notes`;

  await until(() => expect(seen).toHaveLength(3));
  const base = { schema: 'realtime_tests', table: 'notes' };
  expect(seen.map(({ payload: { id, ...payload } }) => payload)).toEqual([
    { ...base, operation: 'INSERT', record: { id: 1, text: 'a' }, old_record: null },
    { ...base, operation: 'UPDATE', record: { id: 1, text: 'b' }, old_record: { id: 1, text: 'a' } },
    { ...base, operation: 'DELETE', record: null, old_record: { id: 1, text: 'b' } },
  ]);
});

test('send runs as its caller: without a policy nothing is sent and nothing fails', async () => {
  const { seen } = await joinPrivate('guarded');
  const { sql } = realtime;
  const sendAs = (sub: string, event: string) =>
    sql.begin(async (transaction) => {
      await transaction`select set_config('request.jwt.claims', ${JSON.stringify({ sub })}, true)`;
      await transaction`set local role authenticated`;
      await transaction`select realtime.send('{}', ${event}, 'guarded')`;
    });

  await sendAs('stranger', 'refused');
  await sendAs('ada', 'allowed');

  await until(() => expect(seen).toMatchObject([{ event: 'allowed' }]));
});

test('messages committed while the listening connection is lost arrive after it is back', async () => {
  const { seen } = await joinPrivate('outage');
  const { sql } = realtime;

  for (let round = 1; round <= 3; round += 1) {
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'limelight-realtime' and datname = current_database()`;
    await sql`select realtime.send(${sql.json({ round })}, 'during', 'outage')`;
    await until(() => expect(seen).toHaveLength(round));
  }
  expect(seen.map(({ payload }) => payload.round)).toEqual([1, 2, 3]);
});

test('a private channel can have stored messages replayed', async () => {
  const { server } = await joinPrivate('history');
  await realtime.sql`select realtime.send('{}', 'one', 'history'), realtime.send('{}', 'two', 'history')`;
  const ada = realtime.connect(server, { token: signToken({ sub: 'ada' }) });
  const replay = { since: Date.now() - 60_000, limit: 1 };
  const channel = ada.supabase.channel('history', { config: { private: true, broadcast: { replay } } });
  const seen = collect(channel);
  await subscribe(ada, channel);

  // On a busy machine the two may still be on their way to everyone, too.
  const replayed = () => seen.filter(({ meta }) => meta?.replayed);
  await until(() => expect(replayed()).toMatchObject([{ event: 'two' }]));
});

test('the secret key reads a private channel without a policy', async () => {
  const { server } = await joinPrivate('by-key');
  const service = realtime.connect(server, { key: keys.secret });
  const channel = service.supabase.channel('by-key', { config: { private: true } });
  const seen = collect(channel);
  await subscribe(service, channel);
  await realtime.sql`select realtime.send('{}', 'secret', 'by-key')`;
  await until(() => expect(seen).toMatchObject([{ event: 'secret' }]));
});

test('probing permissions leaves no rows, and messages older than three days are deleted', async () => {
  await joinPrivate('kept');
  const { sql } = realtime;
  await sql`truncate realtime.messages`;
  await sql`select realtime.get_permissions('kept', '{"role": "authenticated", "sub": "ada"}')`;
  await sql`
    insert into realtime.messages (topic, extension, inserted_at)
    values ('old', 'broadcast', now() - interval '4 days'), ('new', 'broadcast', now())`;

  expect(await sql`select realtime.delete_old_messages() as deleted`).toEqual([{ deleted: '1' }]);
  expect(await sql`select topic from realtime.messages`).toEqual([{ topic: 'new' }]);
});
