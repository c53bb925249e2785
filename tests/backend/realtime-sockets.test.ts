import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { collect, keys, setUpRealtime, subscribe, until, watch } from './realtime-harness.ts';

const realtime = setUpRealtime();

/** A client without manners, for what the official one would never send. */
async function openRaw(server: { url: string }, query = `apikey=${keys.publishable}&vsn=2.0.0`) {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/realtime/v1/websocket?${query}`);
  const frames: unknown[] = [];
  socket.on('message', (data, isBinary) => frames.push(isBinary ? data : JSON.parse(String(data))));
  await once(socket, 'open');
  return { socket, frames };
}

async function refusalOf(server: { url: string }, path: string): Promise<{ status?: number; body: unknown }> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}${path}`);
  socket.on('error', () => {});
  const [request, response] = await once(socket, 'unexpected-response');
  const body: unknown = JSON.parse(String(Buffer.concat(await response.toArray())));
  request.destroy();
  return { status: response.statusCode, body };
}

test('a bad key, path or version fails the upgrade with a reason', async () => {
  const server = await realtime.start();
  const path = '/realtime/v1/websocket';
  expect(await refusalOf(server, `${path}?apikey=wrong`)).toEqual({
    status: 401,
    body: { error: 'Invalid API key' },
  });
  expect(await refusalOf(server, path)).toMatchObject({ status: 401 });
  expect(await refusalOf(server, `${path}?apikey=${keys.publishable}&vsn=9`)).toMatchObject({ status: 400 });
  expect(await refusalOf(server, `/realtime/v1/other?apikey=${keys.publishable}`)).toMatchObject({
    status: 404,
  });
});

test('more sockets than allowed are refused', async () => {
  const server = await realtime.start({ limits: { sockets: 1 } });
  await openRaw(server);
  const refusal = await refusalOf(server, `/realtime/v1/websocket?apikey=${keys.publishable}`);
  expect(refusal).toEqual({ status: 429, body: { error: 'Too many connected clients' } });
});

test('one address has so many sockets and no more, and gets new ones when it lets go', async () => {
  const server = await realtime.start({ limits: { socketsPerAddress: 2 } });
  const url = `${server.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${keys.publishable}`;
  const openFrom = (address: string) => new WebSocket(url, { headers: { 'x-forwarded-for': address } });
  const isOpened = async (socket: WebSocket) => {
    socket.on('error', () => {});
    return Promise.race([
      once(socket, 'open').then(() => true),
      once(socket, 'unexpected-response').then(() => false),
    ]);
  };
  const [first, second] = [openFrom('203.0.113.9'), openFrom('203.0.113.9')];
  expect(await Promise.all([isOpened(first), isOpened(second)])).toEqual([true, true]);
  expect(await isOpened(openFrom('203.0.113.9'))).toBe(false);
  expect(await isOpened(openFrom('203.0.113.10'))).toBe(true);
  first.close();
  await once(first, 'close');
  await until(() => expect(server.realtime.health().sockets).toBe(2));
  expect(await isOpened(openFrom('203.0.113.9'))).toBe(true);
});

test('malformed frames end their connection and nothing else', async () => {
  const server = await realtime.start();
  const ada = realtime.connect(server);
  const channel = ada.supabase.channel('calm', { config: { broadcast: { self: true } } });
  const seen = collect(channel);
  await subscribe(ada, channel);

  const malformed = [
    'not json',
    '{}',
    '[]',
    'null',
    '[1,2,3,4,5]',
    '["1","2","realtime:x","phx_join",null]',
    Buffer.from([]),
    Buffer.from([3]),
    Buffer.from([9, 0, 0, 0, 0, 0, 0]),
    Buffer.from([3, 255, 255, 255, 255, 255, 1]),
    Buffer.concat([Buffer.from([3, 1, 1, 1, 1, 0, 1]), Buffer.from('1234not json')]),
  ];
  for (const frame of malformed) {
    const { socket } = await openRaw(server);
    const closed = once(socket, 'close');
    socket.send(frame);
    expect(await closed).toEqual([1003, Buffer.from('Not a frame of this protocol')]);
  }
  const old = await openRaw(server, `apikey=${keys.publishable}`);
  const closed = once(old.socket, 'close');
  old.socket.send(Buffer.from([3, 0, 0, 0, 0, 0, 1]));
  await closed;

  await channel.send({ type: 'broadcast', event: 'unshaken', payload: {} });
  await until(() => expect(seen).toMatchObject([{ event: 'unshaken' }]));
});

test('odd but well-formed frames are answered', async () => {
  const server = await realtime.start();
  const { socket, frames } = await openRaw(server);
  const ask = async (...frame: unknown[]) => {
    socket.send(JSON.stringify(frame));
    const count = frames.length + 1;
    await until(() => expect(frames.length).toBeGreaterThanOrEqual(count));
    return frames.at(-1);
  };
  const error = (reason: string) => ({ status: 'error', response: { reason } });

  expect(await ask(null, '1', 'phoenix', 'heartbeat', {})).toEqual([
    null,
    '1',
    'phoenix',
    'phx_reply',
    { status: 'ok', response: {} },
  ]);
  expect(await ask('2', '2', 'elsewhere:x', 'phx_join', {})).toMatchObject({ 4: error('unmatched topic') });
  expect(await ask('3', '3', 'realtime:', 'phx_join', {})).toMatchObject({
    4: error('TopicNameRequired: You must provide a topic name'),
  });
  expect(await ask('4', '4', 'realtime:x', 'phx_join', { config: 'odd' })).toMatchObject({ 3: 'phx_reply' });
  expect(await ask('5', '5', 'realtime:x', 'presence', {})).toMatchObject({ 4: error('unmatched topic') });
  expect(await ask('6', '6', 'realtime:x', 'phx_leave', {})).toMatchObject({ 4: { status: 'ok' } });
});

test('a second join of a topic closes the first', async () => {
  const server = await realtime.start();
  const { socket, frames } = await openRaw(server);
  socket.send(JSON.stringify(['1', '1', 'realtime:twice', 'phx_join', {}]));
  socket.send(JSON.stringify(['2', '2', 'realtime:twice', 'phx_join', {}]));

  await until(() => expect(frames).toHaveLength(3));
  expect(frames).toMatchObject([
    ['1', '1', 'realtime:twice', 'phx_reply', { status: 'ok' }],
    ['1', '1', 'realtime:twice', 'phx_close', {}],
    ['2', '2', 'realtime:twice', 'phx_reply', { status: 'ok' }],
  ]);
  expect(server.realtime.health().channels).toBe(1);
});

test('channels per socket, joins and messages per second, and payloads are limited', async () => {
  const limits = { channelsPerSocket: 2, joinsPerSecond: 3, messagesPerSecond: 20, payloadBytes: 1_000 };
  const server = await realtime.start({ limits });
  const ada = realtime.connect(server);
  const first = ada.supabase.channel('one', { config: { broadcast: { ack: true } } });
  const subscription = await subscribe(ada, first);
  await subscribe(ada, ada.supabase.channel('two'));
  const third = watch(ada.supabase.channel('three'));
  await until(() => expect(third.errors[0]).toBe('ChannelRateLimitReached: Too many channels'));
  const fourth = watch(ada.supabase.channel('four'));
  await until(() => expect(fourth.errors[0]).toBe('ClientJoinRateLimitReached: Too many joins per second'));

  const large = { text: 'x'.repeat(2_000) };
  expect(await first.send({ type: 'broadcast', event: 'large', payload: large })).toBe('error');
  for (let n = 0; n < 50; n += 1) void first.send({ type: 'broadcast', event: 'flood', payload: { n } });
  await until(() => expect(subscription.statuses.at(-1)).toBe('CLOSED'));
});

test('a frame that is too large ends the connection', async () => {
  const server = await realtime.start({ limits: { frameBytes: 1_000 } });
  const { socket } = await openRaw(server);
  const closed = once(socket, 'close');
  socket.send(JSON.stringify(['1', '1', 'realtime:x', 'phx_join', { text: 'x'.repeat(2_000) }]));
  expect((await closed)[0]).toBe(1009);
});

test('a reader that does not read is dropped, the others go on', async () => {
  const server = await realtime.start({ limits: { bufferedBytes: 256 * 1024, messagesPerSecond: 10_000 } });
  const [ada, ben] = [realtime.connect(server), realtime.connect(server)];
  const adas = ada.supabase.channel('firehose', { config: { broadcast: { ack: true } } });
  const bens = ben.supabase.channel('firehose');
  const seen = collect(bens);
  await subscribe(ada, adas);
  await subscribe(ben, bens);
  const { socket, frames } = await openRaw(server);
  socket.send(JSON.stringify(['1', '1', 'realtime:firehose', 'phx_join', {}]));
  await until(() => expect(frames).toHaveLength(1));
  socket.pause();
  expect(server.realtime.health().sockets).toBe(3);

  const text = 'x'.repeat(200_000);
  let sent = 0;
  while (server.realtime.health().sockets === 3 && sent < 500) {
    await adas.send({ type: 'broadcast', event: 'drop', payload: { text } });
    sent += 1;
  }
  expect(server.realtime.health().sockets).toBe(2);
  await until(() => expect(seen).toHaveLength(sent));
  socket.terminate();
});

test('silent sockets are closed, those with a heartbeat stay', async () => {
  const server = await realtime.start({ limits: { idleMs: 600 } });
  const ada = realtime.connect(server, { heartbeatIntervalMs: 150 });
  const subscription = await subscribe(ada, ada.supabase.channel('alive'));
  const { socket } = await openRaw(server);
  await once(socket, 'close');
  await until(() => expect(server.realtime.health().sockets).toBe(1));
  expect(subscription.statuses).toEqual(['SUBSCRIBED']);
});

test('clients reconnect and rejoin after the server was restarted on its port', async () => {
  const before = await realtime.start();
  const ada = realtime.connect(before);
  const channel = ada.supabase.channel('survivors');
  const seen = collect(channel);
  const subscription = await subscribe(ada, channel);

  await realtime.stop(before);
  await until(() => expect(ada.isConnected()).toBe(false));
  const after = await realtime.start({ port: before.port });
  await until(() =>
    expect(subscription.statuses.filter((status) => status === 'SUBSCRIBED')).toHaveLength(2),
  );
  expect(after.realtime.health().channels).toBe(1);
  await realtime.sql`select realtime.send('{}', 'back', 'survivors', false)`;
  await until(() => expect(seen).toMatchObject([{ event: 'back' }]));
});
