import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { chatOf, type RoomKind } from '../fixtures/chat.ts';

let backend: EmbeddedTestBackend;
let chat: ReturnType<typeof chatOf>;
let event: number;
const people: Record<string, Person> = {};
beforeAll(async () => {
  backend = await startEmbedded();
  chat = chatOf(backend.sql);
  event = await chat.event();
  const elsewhere = await chat.event();
  for (const name of ['visitor', 'interested', 'holder', 'crew', 'editor', 'neighbour']) {
    const person = await backend.person();
    await chat.age(person.id);
    people[name] = person;
  }
  const id = (name: string) => people[name]?.id ?? 0;
  await chat.interest(event, id('interested'));
  await chat.ticket(event, id('holder'));
  await chat.permit({ id: id('crew') }, 'event', event, 1);
  await chat.permit({ id: id('editor') }, 'event', event, 2);
  await chat.permit({ id: id('neighbour') }, 'event', elsewhere, 4);
  await backend.sql`insert into public.event_stages (event_id, name) values (${event}, 'Main')`;
  await backend.sql`update public.chat_rooms set is_open = true where event_id = ${event}`;
});
afterAll(() => backend.stop());

const clientOf = (name: string): Client => people[name]?.client ?? backend.anonymous();
const post = (client: Client, room: number, body = `Hello ${randomUUID()}`) =>
  client.rpc('post_message', { room_id: room, client_id: randomUUID(), body });
const everyone = ['stranger', 'visitor', 'interested', 'holder', 'crew', 'editor', 'neighbour'];

const rights: Record<RoomKind, { read: string[]; write: string[] }> = {
  general: { read: everyone, write: ['interested', 'holder', 'crew', 'editor'] },
  announcements: { read: everyone, write: ['editor'] },
  stage: { read: everyone, write: ['holder', 'crew', 'editor'] },
  ride_share: { read: ['holder', 'crew', 'editor'], write: ['holder', 'crew', 'editor'] },
  crew: { read: ['crew', 'editor'], write: ['crew', 'editor'] },
};

describe.each(Object.entries(rights))('%s', (kind, { read, write }) => {
  test.each(everyone)('for %s', async (name) => {
    const client = clientOf(name);
    const room = await chat.room(event, kind as RoomKind);
    const listed = await client.rpc('list_chat_rooms', { event_id: event });
    const found = (listed.data as { id: number; mayWrite: boolean }[]).find(({ id }) => id === room);
    const messages = await client.rpc('list_messages', { room_id: room });
    const direct = await client.from('chat_rooms').select('id').eq('id', room);
    const posted = await post(client, room);
    expect({
      isListed: Boolean(found),
      mayWrite: found?.mayWrite ?? false,
      reads: messages.error === null,
      selects: direct.data?.length === 1,
      writes: posted.error === null,
    }).toEqual({
      isListed: read.includes(name),
      mayWrite: write.includes(name),
      reads: read.includes(name),
      selects: read.includes(name),
      writes: write.includes(name),
    });
  });
});

test('what one may not read says why, and nothing that is said in it', async () => {
  const room = await chat.room(event, 'ride_share');
  const asked = async (name: string) =>
    (await clientOf(name).rpc('get_chat_room', { room_id: room })).data as Record<string, unknown>;
  expect(await asked('stranger')).toEqual({
    id: room,
    eventId: event,
    kind: 'ride_share',
    name: 'Ride share',
    mayRead: false,
    whyNot: 'sign_in',
  });
  expect(await asked('visitor')).toMatchObject({ mayRead: false, whyNot: 'need_ticket' });
  expect(await asked('holder')).toMatchObject({ mayRead: true, mayWrite: true });
  const crew = await clientOf('holder').rpc('get_chat_room', { room_id: await chat.room(event, 'crew') });
  expect(crew.error?.message).toBe('not_found');
});

test('nobody writes the tables themselves, and messages are not read past the functions', async () => {
  const editor = clientOf('editor');
  const room = await chat.room(event);
  const row = {
    room_id: room,
    event_id: event,
    seq: 1,
    change: 1,
    client_id: randomUUID(),
    body: 'By hand',
    created_at: '2026-01-01',
  };
  const refusals = await Promise.all([
    editor.from('chat_messages').select('id').eq('room_id', room),
    editor.from('chat_messages').insert(row),
    editor.from('chat_messages').update({ body: 'Changed' }).eq('room_id', room),
    editor.from('chat_messages').delete().eq('room_id', room),
    editor.from('chat_rooms').update({ is_locked: true }).eq('id', room),
    editor.from('chat_mutes').delete().eq('event_id', event),
    editor.from('chat_actions').delete().eq('event_id', event),
  ]);
  expect(refusals.map(({ error }) => error?.code)).toEqual(Array(7).fill('42501'));
  const granted = await backend.sql`
    select table_name, privilege_type from information_schema.role_table_grants
    where grantee in ('anon', 'authenticated') and privilege_type <> 'SELECT'
      and (table_name like 'chat\\_%' or table_name = 'user_blocks')`;
  expect(granted).toHaveLength(0);
});

test('a draft has rooms for its team alone, and an event that is over an archive', async () => {
  const draft = await chat.event({ status: 'draft' });
  await chat.permit({ id: people.crew?.id ?? 0 }, 'event', draft, 1);
  const room = await chat.room(draft);
  expect((await post(clientOf('crew'), room)).error).toBeNull();
  expect((await clientOf('visitor').rpc('list_messages', { room_id: room })).error?.message).toBe(
    'not_found',
  );
  const past = await chat.event({ inHours: -24 * 5 });
  await chat.interest(past, people.visitor?.id ?? 0);
  const old = await chat.room(past);
  expect((await post(clientOf('visitor'), old)).error?.message).toBe('chat_archived');
  expect((await clientOf('stranger').rpc('list_messages', { room_id: old })).error).toBeNull();
});

test('a ticket that is refunded or passed on takes its rights along', async () => {
  const other = await backend.person();
  await chat.age(other.id);
  const ticket = await chat.ticket(event, other.id);
  const room = await chat.room(event, 'ride_share');
  expect((await post(other.client, room)).error).toBeNull();
  await backend.sql`update public.tickets set status = 'refunded' where id = ${ticket}`;
  expect((await post(other.client, room)).error?.message).toBe('not_found');
  await backend.sql`update public.tickets set status = 'valid', holder_id = ${people.visitor?.id ?? 0} where id = ${ticket}`;
  expect((await post(other.client, room)).error?.message).toBe('not_found');
  expect((await post(clientOf('visitor'), room)).error).toBeNull();
  await backend.sql`update public.tickets set status = 'refunded' where id = ${ticket}`;
});

test('whoever is gone leaves their words behind without a name', async () => {
  const gone = await chat.person('Gone Soon');
  const room = await chat.room(event);
  await backend.sql`insert into public.chat_messages (room_id, event_id, seq, change, author_id, client_id, body, created_at)
    select id, event_id, last_seq + 1, last_change + 1, ${gone.id}, ${randomUUID()}, 'I was here', now()
    from public.chat_rooms where id = ${room}`;
  await backend.sql`update public.chat_rooms set last_seq = last_seq + 1, last_change = last_change + 1 where id = ${room}`;
  await backend.sql`delete from public.users where id = ${gone.id}`;
  const { data } = await backend.anonymous().rpc('list_messages', { room_id: room, page_size: 1 });
  expect(data).toMatchObject([{ body: 'I was here', author: { id: 0, name: 'Somebody who left' } }]);
});

test('a suspended account writes nothing', async () => {
  const banned = await backend.person();
  await chat.age(banned.id);
  await chat.interest(event, banned.id);
  const room = await chat.room(event);
  expect((await post(banned.client, room)).error).toBeNull();
  await backend.sql`update auth.users set banned_until = now() + interval '1 day' where id = ${banned.authId}`;
  expect((await post(banned.client, room)).error?.message).toBe('not_signed_in');
});
