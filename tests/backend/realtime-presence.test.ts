import { expect, test } from 'vitest';
import { setUpRealtime, subscribe, type TestClient, until } from './realtime-harness.ts';

const realtime = setUpRealtime();

function present(client: TestClient, topic: string, key?: string) {
  const channel = client.supabase.channel(topic, {
    config: { presence: { enabled: true, ...(key && { key }) } },
  });
  const events: string[] = [];
  channel.on('presence', { event: 'join' }, (event) => events.push(`join ${event.key}`));
  channel.on('presence', { event: 'leave' }, (event) => events.push(`leave ${event.key}`));
  return { channel, events };
}

test('everyone sees who joins, changes and leaves, also oneself and also those who come later', async () => {
  const server = await realtime.start();
  const [ada, ben] = [realtime.connect(server), realtime.connect(server)];
  const adas = present(ada, 'crowd', 'ada');
  const bens = present(ben, 'crowd', 'ben');
  await subscribe(ada, adas.channel);
  expect(await adas.channel.track({ mood: 'curious' })).toBe('ok');
  await until(() => expect(adas.channel.presenceState()).toMatchObject({ ada: [{ mood: 'curious' }] }));

  await subscribe(ben, bens.channel);
  await until(() => expect(bens.channel.presenceState()).toMatchObject({ ada: [{ mood: 'curious' }] }));
  await bens.channel.track({ mood: 'calm' });
  await adas.channel.track({ mood: 'happy' });
  const both = { ada: [{ mood: 'happy' }], ben: [{ mood: 'calm' }] };
  await until(() => expect(adas.channel.presenceState()).toMatchObject(both));
  await until(() => expect(bens.channel.presenceState()).toMatchObject(both));
  expect(adas.channel.presenceState().ada).toHaveLength(1);

  await adas.channel.untrack();
  await until(() => expect(Object.keys(bens.channel.presenceState())).toEqual(['ben']));
  expect(bens.events.at(-1)).toBe('leave ada');
});

test('leaving the channel and losing the connection both end the presence', async () => {
  const server = await realtime.start();
  const [ada, ben, eve] = [realtime.connect(server), realtime.connect(server), realtime.connect(server)];
  const adas = present(ada, 'exit', 'ada');
  const bens = present(ben, 'exit', 'ben');
  const eves = present(eve, 'exit', 'eve');
  await subscribe(ada, adas.channel);
  await subscribe(ben, bens.channel);
  await subscribe(eve, eves.channel);
  await bens.channel.track({});
  await eves.channel.track({});
  await until(() => expect(Object.keys(adas.channel.presenceState()).sort()).toEqual(['ben', 'eve']));

  await ben.supabase.removeChannel(bens.channel);
  await until(() => expect(Object.keys(adas.channel.presenceState())).toEqual(['eve']));
  await eve.supabase.realtime.disconnect();
  await until(() => expect(adas.channel.presenceState()).toEqual({}));
});

test('one key on two devices is present until both are gone', async () => {
  const server = await realtime.start();
  const [phone, laptop] = [realtime.connect(server), realtime.connect(server)];
  const phones = present(phone, 'devices', 'ada');
  const laptops = present(laptop, 'devices', 'ada');
  await subscribe(phone, phones.channel);
  await subscribe(laptop, laptops.channel);
  await phones.channel.track({ on: 'phone' });
  await laptops.channel.track({ on: 'laptop' });
  await until(() => expect(laptops.channel.presenceState().ada).toHaveLength(2));

  await phone.supabase.removeChannel(phones.channel);
  await until(() => expect(laptops.channel.presenceState()).toMatchObject({ ada: [{ on: 'laptop' }] }));
});

test('a client that only tracks is seen but is sent no presence', async () => {
  const server = await realtime.start();
  const [ada, ben] = [realtime.connect(server), realtime.connect(server)];
  const adas = present(ada, 'one-way');
  const bens = ben.supabase.channel('one-way', { config: { presence: { key: '__proto__' } } });
  await subscribe(ada, adas.channel);
  await subscribe(ben, bens);
  await bens.track({ quiet: true });

  await until(() => expect(adas.events).toEqual(['join __proto__']));
  expect(bens.presenceState()).toEqual({});
});

test('too many presence calls are refused', async () => {
  const server = await realtime.start({ limits: { presenceCallsPerSecond: 2 } });
  const ada = realtime.connect(server);
  const { channel } = present(ada, 'busy');
  await subscribe(ada, channel);
  const answers = await Promise.all([1, 2, 3, 4].map((n) => channel.track({ n })));
  expect(answers).toEqual(['ok', 'ok', 'error', 'error']);
});
