import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { chatOf, type RoomKind } from '../fixtures/chat.ts';

let backend: EmbeddedTestBackend;
let chat: ReturnType<typeof chatOf>;
let event: number;
let editor: Person;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  backend = await startEmbedded();
  chat = chatOf(backend.sql);
  event = await chat.event();
  [editor, ada, ben] = await Promise.all([backend.person(), backend.person(), backend.person()]);
  await chat.permit(editor, 'event', event, 2);
  await backend.sql`update public.chat_rooms set is_open = true where event_id = ${event}`;
  for (const { id } of [ada, ben]) {
    await chat.age(id);
    await chat.interest(event, id);
  }
});
afterAll(async () => {
  await Promise.all([editor, ada, ben].map(({ client }) => client.removeAllChannels()));
  await backend.stop();
});

const topicOf = async (kind: RoomKind, end = '') =>
  `event:${event}:chat:${await chat.room(event, kind)}${end}`;

type Heard = { event: string; payload: Record<string, unknown> };
/** Joins and collects what comes; null for whom the door stays shut. */
async function listen(client: Client, topic: string) {
  await client.realtime.setAuth();
  const heard: Heard[] = [];
  const channel = client.channel(topic, { config: { private: true, broadcast: { ack: true } } });
  channel.on('broadcast', { event: '*' }, ({ event: name, payload }) => heard.push({ event: name, payload }));
  const status = await new Promise<string>((resolve) => {
    channel.subscribe((now) => now !== 'CLOSED' && resolve(now));
  });
  if (status === 'SUBSCRIBED') return { heard, channel };
  await client.removeChannel(channel);
  return null;
}
const post = async (person: Person, kind: RoomKind = 'general') =>
  person.client.rpc('post_message', {
    room_id: await chat.room(event, kind),
    client_id: randomUUID(),
    body: `Hello ${randomUUID()}`,
  });

test('whoever may not read a room cannot join its topics', async () => {
  for (const kind of ['crew', 'ride_share'] as const)
    for (const end of ['', ':typing']) {
      const topic = await topicOf(kind, end);
      expect(await listen(backend.anonymous(), topic)).toBeNull();
      expect(await listen(ada.client, topic)).toBeNull();
    }
  const elsewhere = `event:${await chat.event()}:chat:${await chat.room(event, 'crew')}`;
  expect(await listen(editor.client, elsewhere)).toBeNull();
  expect(await listen(editor.client, await topicOf('crew'))).not.toBeNull();
});

test('everyone who listens hears a message, its changes and the room, in order', async () => {
  const stranger = backend.anonymous();
  const joined = await listen(stranger, await topicOf('general'));
  const posted = await post(ada);
  const message = posted.data as unknown as { id: number };
  await ben.client.rpc('set_reaction', { message_id: message.id, emoji: '🎶', is_on: true });
  await ada.client.rpc('edit_message', { message_id: message.id, body: 'Edited' });
  await editor.client.rpc('pin_message', { message_id: message.id, is_pinned: true });
  await editor.client.rpc('set_room_state', { room_id: await chat.room(event), slow_seconds: 10 });
  await editor.client.rpc('set_room_state', { room_id: await chat.room(event), slow_seconds: 0 });
  await editor.client.rpc('remove_message', { message_id: message.id });
  await expect.poll(() => joined?.heard).toHaveLength(7);
  const heard = joined?.heard ?? [];
  expect(heard[0]?.payload).toEqual(posted.data);
  expect(heard.map((one) => one.event)).toEqual([
    'message',
    'message',
    'message',
    'message',
    'room',
    'room',
    'message',
  ]);
  expect(heard[1]?.payload).toMatchObject({ id: message.id, reactions: { '🎶': 1 } });
  expect(heard[4]?.payload).toMatchObject({ slowSeconds: 10, isLocked: false });
  expect(heard.at(-1)?.payload).toMatchObject({ id: message.id, body: null, isRemoved: true });
  await stranger.removeAllChannels();
});

test('nobody can forge a message on the topic of a room', async () => {
  const topic = await topicOf('general');
  const [listener, forger] = [await listen(ben.client, topic), await listen(editor.client, topic)];
  const payload = { id: 1, body: 'Forged' };
  // Never answered: what may not be sent is dropped without a word.
  void forger?.channel.send({ type: 'broadcast', event: 'message', payload });
  const over = await fetch(`${backend.url}/realtime/v1/api/broadcast`, {
    method: 'POST',
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${(await editor.client.auth.getSession()).data.session?.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ messages: [{ topic, event: 'message', payload, private: true }] }),
  });
  expect(over.status).toBe(202);
  const real = await post(ada);
  await expect.poll(() => listener?.heard.length).toBe(1);
  expect(listener?.heard[0]?.payload).toEqual(real.data);
});

test('who may write may tell that they type; muted people fall silent, also on a connection that was open', async () => {
  const topic = await topicOf('general', ':typing');
  const [listener, typist] = [await listen(ben.client, topic), await listen(ada.client, topic)];
  const stranger = backend.anonymous();
  const strangers = await listen(stranger, topic);
  const type = (from: typeof typist, userId: number) =>
    from?.channel.send({ type: 'broadcast', event: 'typing', payload: { userId } });
  await type(typist, ada.id);
  await expect.poll(() => listener?.heard).toMatchObject([{ event: 'typing', payload: { userId: ada.id } }]);
  void type(strangers, 7);
  await editor.client.rpc('mute_in_chat', { event_id: event, user_id: ada.id, minutes: 10 });
  await new Promise((resolve) => setTimeout(resolve, 5_100));
  void type(typist, ada.id);
  // What is joined, sent and heard after it shows that it would have been heard by now.
  const later = await listen(editor.client, topic);
  await type(later, editor.id);
  await expect.poll(() => listener?.heard).toHaveLength(2);
  expect(listener?.heard.map(({ payload }) => payload.userId)).toEqual([ada.id, editor.id]);
  // And they are heard again on the same connection once they may.
  await editor.client.rpc('unmute_in_chat', { event_id: event, user_id: ada.id });
  const heardAgain = () => {
    // Whoever may not is not answered.
    void type(typist, ada.id);
    return listener?.heard.at(-1)?.payload.userId;
  };
  await expect.poll(heardAgain, { timeout: 8_000, interval: 500 }).toBe(ada.id);
  await stranger.removeAllChannels();
});

test('one’s other devices learn how far one has read, and that one is muted', async () => {
  const own = await listen(ben.client, `user:${ben.id}`);
  const room = await chat.room(event);
  await ben.client.rpc('touch_room', { room_id: room, read_seq: 1 });
  await expect
    .poll(() => own?.heard)
    .toMatchObject([{ event: 'chat_read', payload: { roomId: room, seq: 1 } }]);
  await editor.client.rpc('mute_in_chat', { event_id: event, user_id: ben.id });
  await expect.poll(() => own?.heard.map((one) => one.event)).toContain('chat_mute');
});
