import { expect, test } from 'vitest';
import { collect, setUpRealtime, signToken, subscribe, until, watch } from './realtime-harness.ts';

const realtime = setUpRealtime();
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

test('a private channel opens for whom the policies let read, and refuses the others in the official words', async () => {
  const server = await realtime.start();
  await realtime.allow('vip', 'ada');
  const ada = realtime.connect(server, { token: signToken({ sub: 'ada' }) });
  await subscribe(ada, ada.supabase.channel('vip', { config: { private: true } }));

  const ben = realtime.connect(server, { token: signToken({ sub: 'ben' }) });
  await ben.supabase.realtime.setAuth();
  const refused = watch(ben.supabase.channel('vip', { config: { private: true } }));
  await until(() => expect(refused.statuses).toContain('CHANNEL_ERROR'));
  expect(refused.errors[0]).toBe(
    'Unauthorized: You do not have permissions to read from this Channel topic: vip',
  );

  const visitor = realtime.connect(server);
  const turnedAway = watch(visitor.supabase.channel('vip', { config: { private: true } }));
  await until(() => expect(turnedAway.errors[0]).toMatch(/^Unauthorized: /));
});

test('a role that no request can have opens nothing', async () => {
  const server = await realtime.start();
  await realtime.allow('roles', 'ada');
  const ada = realtime.connect(server, { token: signToken({ sub: 'ada', role: 'postgres' }) });
  await ada.supabase.realtime.setAuth();
  const refused = watch(ada.supabase.channel('roles', { config: { private: true } }));
  await until(() => expect(refused.errors[0]).toMatch(/^Unauthorized: /));
});

test('without the right to write a broadcast is dropped without a word', async () => {
  const server = await realtime.start();
  await realtime.allow('stage', 'ada');
  await realtime.allow('stage', 'ben', { broadcast_write: false });
  const ada = realtime.connect(server, { token: signToken({ sub: 'ada' }) });
  const ben = realtime.connect(server, { token: signToken({ sub: 'ben' }) });
  const adas = ada.supabase.channel('stage', { config: { private: true } });
  const bens = ben.supabase.channel('stage', { config: { private: true } });
  const [seenByAda, seenByBen] = [collect(adas), collect(bens)];
  await subscribe(ada, adas);
  await subscribe(ben, bens);

  expect(await bens.send({ type: 'broadcast', event: 'heckle', payload: {} })).toBe('ok');
  // A presence call is answered, so everything Ben sent before it has been handled.
  expect(await bens.track({})).toBe('ok');
  await adas.send({ type: 'broadcast', event: 'song', payload: {} });

  await until(() => expect(seenByBen).toMatchObject([{ event: 'song' }]));
  await realtime.sql`select realtime.send('{}', 'marker', 'stage')`;
  await until(() => expect(seenByAda).toMatchObject([{ event: 'marker' }]));
});

test('a new token keeps the channel while the policies allow it and closes it once they do not', async () => {
  const server = await realtime.start();
  await realtime.allow('backstage', 'ada');
  const ada = realtime.connect(server, { token: signToken({ sub: 'ada', exp: inSeconds(600) }) });
  const channel = ada.supabase.channel('backstage', { config: { private: true } });
  const seen = collect(channel);
  const system: { status: string; message: string }[] = [];
  channel.on('system', {}, (message) => system.push(message));
  const subscription = await subscribe(ada, channel);

  ada.session.token = signToken({ sub: 'ada', exp: inSeconds(1200) });
  await ada.supabase.realtime.setAuth();
  await realtime.sql`select realtime.send('{}', 'still-here', 'backstage')`;
  await until(() => expect(seen).toMatchObject([{ event: 'still-here' }]));

  await realtime.revoke('backstage', 'ada');
  ada.session.token = signToken({ sub: 'ada', exp: inSeconds(1800) });
  await ada.supabase.realtime.setAuth();
  await until(() => expect(subscription.statuses.at(-1)).toBe('CLOSED'));
  expect(system).toMatchObject([
    {
      status: 'error',
      extension: 'system',
      channel: 'backstage',
      message: 'You do not have permissions to read from this Channel topic: backstage',
    },
  ]);
  expect(server.realtime.health().channels).toBe(0);
});

test('a channel outlives its first token when a newer one came in time', async () => {
  const server = await realtime.start();
  await realtime.allow('renewed', 'ada');
  const first = inSeconds(2);
  const ada = realtime.connect(server, { token: signToken({ sub: 'ada', exp: first }) });
  const channel = ada.supabase.channel('renewed', { config: { private: true } });
  const seen = collect(channel);
  const subscription = await subscribe(ada, channel);
  ada.session.token = signToken({ sub: 'ada', exp: inSeconds(600) });
  await ada.supabase.realtime.setAuth();

  await until(() => expect(Date.now() / 1000).toBeGreaterThan(first + 0.2));
  await realtime.sql`select realtime.send('{}', 'after-expiry', 'renewed')`;
  await until(() => expect(seen).toMatchObject([{ event: 'after-expiry' }]));
  expect(subscription.statuses).toEqual(['SUBSCRIBED']);
});

test('a channel ends when its token expires, public ones too', async () => {
  const server = await realtime.start();
  await realtime.allow('short', 'ada');
  const ada = realtime.connect(server, { token: signToken({ sub: 'ada', exp: inSeconds(2) }) });
  const privately = ada.supabase.channel('short', { config: { private: true } });
  const publicly = ada.supabase.channel('short-public');
  const system: { message: string }[] = [];
  privately.on('system', {}, (message) => system.push(message));
  const subscriptions = [await subscribe(ada, privately), await subscribe(ada, publicly)];

  for (const { statuses } of subscriptions) await until(() => expect(statuses.at(-1)).toBe('CLOSED'));
  expect(system[0]?.message).toMatch(/^Token has expired \d+ seconds ago$/);
});

test('expired, forged and malformed tokens are refused at the join', async () => {
  const server = await realtime.start();
  const reasons: Record<string, RegExp> = {
    [signToken({ sub: 'ada', exp: inSeconds(-60) })]: /^InvalidJWTToken: Token has expired \d+ seconds ago$/,
    [`${signToken({ sub: 'ada', exp: inSeconds(60) }).slice(0, -4)}AAAA`]: /^JwtSignatureError: /,
    'not-a-token': /^MalformedJWT: /,
  };
  for (const [token, reason] of Object.entries(reasons)) {
    const ada = realtime.connect(server, { token });
    await ada.supabase.realtime.setAuth();
    const subscription = watch(ada.supabase.channel('any'));
    await until(() => expect(subscription.errors[0]).toMatch(reason));
  }
});

test('presence on a private channel has permissions of its own', async () => {
  const server = await realtime.start();
  await realtime.allow('floor', 'ada');
  await realtime.allow('floor', 'ben', { presence_read: false, presence_write: false });
  const ada = realtime.connect(server, { token: signToken({ sub: 'ada' }) });
  const ben = realtime.connect(server, { token: signToken({ sub: 'ben' }) });
  const config = { private: true, presence: { enabled: true } };
  const [adas, bens] = [ada.supabase.channel('floor', { config }), ben.supabase.channel('floor', { config })];
  const seenByBen = collect(bens);
  await subscribe(ada, adas);
  await subscribe(ben, bens);

  expect(await adas.track({ name: 'Ada' })).toBe('ok');
  expect(await bens.track({ name: 'Ben' })).toBe('error');
  await until(() => expect(Object.values(adas.presenceState())).toMatchObject([[{ name: 'Ada' }]]));
  await adas.send({ type: 'broadcast', event: 'marker', payload: {} });
  await until(() => expect(seenByBen).toHaveLength(1));
  expect(bens.presenceState()).toEqual({});
});
