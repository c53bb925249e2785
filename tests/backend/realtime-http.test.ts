import { expect, test } from 'vitest';
import {
  collect,
  keys,
  setUpRealtime,
  signToken,
  subscribe,
  type TestClient,
  until,
} from './realtime-harness.ts';

const realtime = setUpRealtime();

function post(server: { url: string }, path: string, body: BodyInit, headers: Record<string, string> = {}) {
  return fetch(`${server.url}/realtime/v1/api/broadcast${path}`, {
    method: 'POST',
    headers: { apikey: keys.publishable, 'content-type': 'application/json', ...headers },
    body,
  });
}

async function listen(client: TestClient, topic: string, isPrivate: boolean) {
  const channel = client.supabase.channel(topic, { config: { private: isPrivate } });
  const seen = collect(channel);
  await subscribe(client, channel);
  return seen;
}

test('a batch is accepted, and what the caller may not send is left out', async () => {
  const server = await realtime.start();
  await realtime.allow('press', 'ada');
  const ada = realtime.connect(server, { token: signToken({ sub: 'ada' }) });
  const seenPublic = await listen(ada, 'square', false);
  const seenPrivate = await listen(ada, 'press', true);
  const messages = [
    { topic: 'press', event: 'private', payload: { n: 1 }, private: true },
    { topic: 'square', event: 'public', payload: { n: 2 } },
  ];

  const body = JSON.stringify({ messages });
  expect(
    (await post(server, '', body, { authorization: `Bearer ${signToken({ sub: 'ben' })}` })).status,
  ).toBe(202);
  await until(() => expect(seenPublic).toHaveLength(1));
  expect(
    (await post(server, '', body, { authorization: `Bearer ${signToken({ sub: 'ada' })}` })).status,
  ).toBe(202);
  await until(() => expect(seenPublic).toHaveLength(2));
  await until(() => expect(seenPrivate).toMatchObject([{ event: 'private', payload: { n: 1 } }]));
});

test('the official client sends without having subscribed', async () => {
  const server = await realtime.start();
  const [ada, ben] = [realtime.connect(server), realtime.connect(server)];
  const seen = await listen(ada, 'outside', false);
  const channel = ben.supabase.channel('outside');

  expect(await channel.httpSend('knock', { n: 1 })).toEqual({ success: true });
  await until(() => expect(seen).toMatchObject([{ event: 'knock', payload: { n: 1 } }]));
  await channel.httpSend('blob', new Uint8Array([7]).buffer);
  await until(() => expect(seen).toHaveLength(2));
  expect(new Uint8Array(seen[1]?.payload as unknown as ArrayBuffer)).toEqual(new Uint8Array([7]));
});

test('one message to a private topic needs the right to write', async () => {
  const server = await realtime.start();
  await realtime.allow('desk', 'ada');
  const ada = realtime.connect(server, { token: signToken({ sub: 'ada' }) });
  const seen = await listen(ada, 'desk', true);
  const stranger = realtime.connect(server);

  const config = { config: { private: true } };
  await expect(stranger.supabase.channel('desk', config).httpSend('x', {})).rejects.toThrow('Unauthorized');
  const second = realtime.connect(server, { token: signToken({ sub: 'ada' }) });
  await second.supabase.realtime.setAuth();
  expect(await second.supabase.channel('desk', config).httpSend('memo', {})).toEqual({ success: true });
  await until(() => expect(seen).toMatchObject([{ event: 'memo' }]));
});

test('what is not a broadcast is refused with a reason', async () => {
  const server = await realtime.start({ limits: { payloadBytes: 100, frameBytes: 1_000 } });
  const large = (bytes: number) =>
    JSON.stringify({ messages: [{ topic: 'a', event: 'b', payload: { text: 'x'.repeat(bytes) } }] });
  const refusals = [
    [await post(server, '', '{}', { apikey: 'wrong' }), 401],
    [await post(server, '', '{}', { authorization: 'Bearer a.b.c' }), 401],
    [await post(server, '', '{"messages": [{}]}'), 422],
    [await post(server, '', 'not json'), 422],
    [await post(server, '', large(200)), 413],
    [await post(server, '', large(2_000)), 413],
    [await post(server, '/a/events/b', 'not json'), 422],
    [await post(server, '/%E0/events/b', '{}'), 422],
    [await post(server, '/nothing', '{}'), 404],
    [await fetch(`${server.url}/realtime/v1/api/broadcast`), 405],
  ] as const;
  for (const [response, status] of refusals) {
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  }
});
