import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { chatOf } from '../fixtures/chat.ts';

let backend: EmbeddedTestBackend;
let chat: ReturnType<typeof chatOf>;
let event: number;
let room: number;
beforeAll(async () => {
  backend = await startEmbedded();
  chat = chatOf(backend.sql);
});
afterAll(() => backend.stop());

type Message = {
  id: number;
  seq: number;
  change: number;
  body: string | null;
  mentions: { id: number }[];
  reactions: Record<string, number>;
  replyTo: { id: number; excerpt: string; isDeleted: boolean } | null;
  isDeleted: boolean;
  author: { badges: string[] };
};

/** A fresh event with its general room, and somebody who may write there. */
async function scene(isNew = false): Promise<Person> {
  event = await chat.event();
  room = await chat.room(event);
  return writer(isNew);
}

async function writer(isNew = false): Promise<Person> {
  const person = await backend.person();
  if (!isNew) await chat.age(person.id);
  await chat.interest(event, person.id);
  return person;
}

type Options = { client_id?: string; reply_to?: number; mentions?: number[] };
const post = (person: Person, body: string, options: Options = {}) =>
  person.client.rpc('post_message', { room_id: room, client_id: randomUUID(), body, ...options });
const posted = async (person: Person, body: string, options: Options = {}) => {
  const { data, error } = await post(person, body, options);
  if (error) throw error;
  return data as unknown as Message;
};
const refusal = async (asking: PromiseLike<{ error: { message: string; details: string } | null }>) => {
  const { error } = await asking;
  return error && { reason: error.message, seconds: Number(error.details) };
};
const told = (person: Person) =>
  backend.sql`select kind, because_id::int as message, actor_id::int as actor from public.notifications
    where user_id = ${person.id} and kind like 'chat%' order by id`;

test('what is sent twice is one message', async () => {
  const ada = await scene();
  const client_id = randomUUID();
  const first = await posted(ada, 'Once', { client_id });
  const again = await posted(ada, 'Once', { client_id });
  expect(again).toEqual(first);
  const { data } = await backend.anonymous().rpc('list_messages', { room_id: room });
  expect(data).toEqual([first]);
  expect(first).toMatchObject({ seq: 1, change: 1, body: 'Once', author: { badges: [] } });
});

test('markup stays what was typed, and what cannot be seen is left out', async () => {
  const ada = await scene();
  const hostile = `<script>alert(1)</script><img src=x onerror="alert('2')"> javascript:alert(3) {{4}} \${5}`;
  expect((await posted(ada, hostile)).body).toBe(hostile);
  const { data } = await backend.anonymous().rpc('list_messages', { room_id: room });
  expect((data as unknown as Message[])[0]?.body).toBe(hostile);
  expect((await posted(ada, '  one\u202e\u0007\n\n\n\n\ntwo \n')).body).toBe('one\n\ntwo');
  expect(await refusal(post(ada, ' \u200b\u200d\n '))).toMatchObject({ reason: 'message_empty' });
  expect(await refusal(post(ada, 'x'.repeat(2001)))).toMatchObject({ reason: 'message_too_long' });
});

test('a flood is stopped, with the time to wait', async () => {
  const ada = await scene();
  for (let count = 0; count < 5; count += 1) await posted(ada, `Message ${count}`);
  const stopped = await refusal(post(ada, 'One more'));
  expect(stopped?.reason).toBe('chat_too_fast');
  expect(stopped?.seconds).toBeGreaterThan(5);
  expect(stopped?.seconds).toBeLessThanOrEqual(10);
  // Refusals count for nothing, in other rooms of the event neither.
  await backend.sql`update public.chat_rooms set write_by = 'everyone' where event_id = ${event} and kind = 'announcements'`;
  const other = await chat.room(event, 'announcements');
  const elsewhere = ada.client.rpc('post_message', { room_id: other, client_id: randomUUID(), body: 'Here' });
  expect(await refusal(elsewhere)).toMatchObject({ reason: 'chat_too_fast' });
  for (let batch = 0; batch < 5; batch += 1) {
    await chat.wait(ada.id, 11);
    for (let count = 0; count < 5; count += 1) await posted(ada, `Batch ${batch} message ${count}`);
  }
  await chat.wait(ada.id, 11);
  const long = await refusal(post(ada, 'The thirty-first'));
  expect(long).toMatchObject({ reason: 'chat_too_fast' });
  expect(long?.seconds).toBeGreaterThan(200);
});

test('the same words thrice within two minutes are too many', async () => {
  const ada = await scene();
  await posted(ada, 'Buy my tickets');
  await posted(ada, 'BUY my tickets');
  expect(await refusal(post(ada, 'buy my tickets '))).toMatchObject({ reason: 'chat_said_already' });
  await chat.wait(ada.id, 121);
  await posted(ada, 'Buy my tickets');
});

test('new accounts without a ticket have links and pictures later', async () => {
  const young = await scene(true);
  await posted(young, 'Hello everyone');
  const soon = await refusal(post(young, 'Again'));
  expect(soon?.reason).toBe('chat_new_account');
  expect(soon?.seconds).toBeGreaterThan(20);
  await chat.wait(young.id, 31);
  for (const link of ['Look: https://bad.example', 'www.bad.example', 'go to bad-shop.com now'])
    expect(await refusal(post(young, link))).toMatchObject({ reason: 'chat_new_account' });
  const plain = await posted(young, 'See you at 8.30 then');
  const sneaky = young.client.rpc('edit_message', { message_id: plain.id, body: 'https://bad.example' });
  expect(await refusal(sneaky)).toMatchObject({ reason: 'chat_new_account' });
  const picture = young.client.rpc('begin_chat_picture', { event_id: event, room_id: room });
  expect(await refusal(picture)).toMatchObject({ reason: 'chat_new_account' });
  await chat.ticket(event, young.id);
  expect((await posted(young, 'https://good.example')).author.badges).toEqual(['holder']);
});

test('slow mode holds for everyone but the crew', async () => {
  const ada = await scene();
  const crew = await writer();
  await chat.permit(crew, 'event', event, 1);
  await backend.sql`update public.chat_rooms set slow_seconds = 60 where id = ${room}`;
  await posted(ada, 'First');
  const slow = await refusal(post(ada, 'Second'));
  expect(slow?.reason).toBe('chat_slow');
  expect(slow?.seconds).toBeGreaterThan(50);
  await posted(crew, 'First');
  await posted(crew, 'Second');
  await chat.wait(ada.id, 60);
  await posted(ada, 'Second');
});

test('one changes one’s own words for five minutes and deletes them at any time', async () => {
  const ada = await scene();
  const ben = await writer();
  const { id } = await posted(ada, 'Tpyo');
  const edit = (person: Person, body: string) => person.client.rpc('edit_message', { message_id: id, body });
  expect(await refusal(edit(ben, 'Mine'))).toMatchObject({ reason: 'not_found' });
  const edited = (await edit(ada, 'Typo')).data as unknown as Message;
  expect(edited).toMatchObject({ body: 'Typo', seq: 1, change: 2 });
  const answer = await posted(ben, 'Which?', { reply_to: id });
  expect(answer.replyTo).toMatchObject({ id, excerpt: 'Typo', isDeleted: false });
  await chat.wait(ada.id, 301);
  expect(await refusal(edit(ada, 'Late'))).toMatchObject({ reason: 'edit_too_late' });
  expect(await refusal(ben.client.rpc('delete_message', { message_id: id }))).toMatchObject({
    reason: 'not_found',
  });
  expect((await ada.client.rpc('delete_message', { message_id: id })).error).toBeNull();
  const { data } = await ben.client.rpc('list_changes', { room_id: room, after_change: 2 });
  const changes = data as unknown as Message[];
  expect(changes.map(({ seq, change }) => [seq, change])).toEqual([
    [2, 3],
    [1, 4],
  ]);
  expect(changes[0]?.replyTo).toMatchObject({ excerpt: '', isDeleted: true });
  expect(changes[1]).toMatchObject({ body: null, isDeleted: true, reactions: {} });
});

test('reactions are counted once for each person', async () => {
  const ada = await scene();
  const ben = await writer();
  const { id } = await posted(ada, 'Look');
  const react = (person: Person, emoji: string, is_on: boolean) =>
    person.client.rpc('set_reaction', { message_id: id, emoji, is_on });
  await Promise.all([
    react(ada, '🔥', true),
    react(ben, '🔥', true),
    react(ben, '🔥', true),
    react(ben, '👀', true),
  ]);
  const { data } = await react(ada, '🔥', true);
  expect((data as unknown as Message).reactions).toEqual({ '🔥': 2, '👀': 1 });
  const off = (await react(ben, '👀', false)).data as unknown as Message;
  expect(off.reactions).toEqual({ '🔥': 2 });
  expect(await refusal(react(ada, '<b>', true))).toMatchObject({ reason: 'invalid_value' });
  const own = await ben.client.from('chat_reactions').select('emoji').eq('message_id', id);
  expect(own.data).toEqual([{ emoji: '🔥' }]);
});

test('mentions and replies tell those who may read it, not oneself, and not across a block', async () => {
  const ada = await scene();
  const [ben, cleo, dan] = [await writer(), await writer(), await writer()];
  await cleo.client.rpc('block_user', { user_id: ada.id });
  await ada.client.rpc('block_user', { user_id: dan.id });
  const first = await posted(ada, '@Ben @Cleo @Dan', {
    mentions: [ada.id, ben.id, cleo.id, dan.id, 999_999],
  });
  expect(first.mentions.map(({ id }) => id).sort()).toEqual([ada.id, ben.id, cleo.id, dan.id].sort());
  expect(await told(ben)).toMatchObject([{ kind: 'chat_mention', message: first.id, actor: ada.id }]);
  expect(await told(ada)).toHaveLength(0);
  expect(await told(cleo)).toHaveLength(0);
  expect(await told(dan)).toHaveLength(0);
  const reply = await posted(ben, 'Yes', { reply_to: first.id });
  expect(await told(ada)).toMatchObject([{ kind: 'chat_reply', message: reply.id, actor: ben.id }]);
  // What is deleted is not told any more.
  await ada.client.rpc('delete_message', { message_id: first.id });
  expect(await told(ben)).toHaveLength(0);
  await backend.sql`update public.chat_rooms set read_by = 'holders', write_by = 'holders' where id = ${room}`;
  await chat.ticket(event, ada.id);
  const inside = await posted(ada, '@Ben', { mentions: [ben.id] });
  expect(inside.mentions).toEqual([]);
  expect(await told(ben)).toHaveLength(0);
});

test('one is here, has read so far, and finds people to mention', async () => {
  const ada = await scene();
  const ben = await writer();
  await backend.sql`update public.users set display_name = 'Benedikt Öhm' where id = ${ben.id}`;
  await posted(ben, 'Hello');
  await posted(ben, 'Anyone?');
  const unread = async () => {
    const { data } = await ada.client.rpc('list_chat_rooms', { event_id: event });
    return (data as unknown as { id: number; unread: number }[]).find(({ id }) => id === room)?.unread;
  };
  expect(await unread()).toBe(2);
  const touched = await ada.client.rpc('touch_room', { room_id: room, read_seq: 1 });
  expect(touched.data).toMatchObject({ here: 1, people: [], lastSeq: 2, lastChange: 2 });
  await ada.client.rpc('touch_room', { room_id: room, read_seq: 99 });
  expect(await unread()).toBe(0);
  const found = async (search: string) =>
    (await ada.client.rpc('list_mentionable', { room_id: room, search })).data as unknown as { id: number }[];
  expect(await found('öhm')).toMatchObject([{ id: ben.id, name: 'Benedikt Öhm' }]);
  expect(await found('bene')).toHaveLength(1);
  expect(await found('%')).toHaveLength(0);
  await ben.client.rpc('block_user', { user_id: ada.id });
  expect(await found('bene')).toHaveLength(0);
  expect((await backend.anonymous().rpc('touch_room', { room_id: room })).error).not.toBeNull();
});
