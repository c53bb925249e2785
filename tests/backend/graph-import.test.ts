import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listGraphEvents } from '~/services/imports/graph-client.server';
import { closeServer, listen } from '../../server/http/http-server.ts';

/** Answers as the real one does: pages of events, refusals of every kind. */
let answers: ((url: URL, request: Request) => Response)[] = [];
const asked: { path: string; token: string | null }[] = [];
let server: Awaited<ReturnType<typeof listen>>;
let baseUrl = '';
beforeAll(async () => {
  server = await listen(
    async (request) => {
      const url = new URL(request.url);
      asked.push({ path: url.pathname + url.search, token: request.headers.get('authorization') });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return answer?.(url, request) ?? new Response(null, { status: 500 });
    },
    '127.0.0.1',
    0,
  );
  const address = server.address();
  baseUrl = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}/v24.0`;
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(() => closeServer(server, 500));

const event = (id: string) => ({ id, name: `Night ${id}`, start_time: '2026-12-04T22:00:00+0100' });
const refusal =
  (code: number, status = 400, more: object = {}) =>
  () =>
    Response.json({ error: { code, message: `(#${code}) no`, ...more } }, { status });
const list = (next?: string) => () =>
  Response.json({ data: [event('1')], ...(next && { paging: { next } }) });
const ask = () =>
  listGraphEvents({ token: 'page-token', baseUrl }, 'halle.nord', {
    trusted: ['127.0.0.1'],
    waitMs: () => 5,
  });

test('follows the pages of the answer, with the token in no address', async () => {
  answers = [
    () =>
      Response.json({
        data: [event('1'), event('2')],
        paging: { next: `${baseUrl}/halle.nord/events?after=x` },
      }),
    () => Response.json({ data: [event('3')] }),
  ];
  expect(await ask()).toEqual({ events: [event('1'), event('2'), event('3')] });
  expect(asked.map(({ token }) => token)).toEqual(['Bearer page-token', 'Bearer page-token']);
  expect(asked.map(({ path }) => path).join()).not.toContain('page-token');
  expect(asked[1]?.path).toBe('/v24.0/halle.nord/events?after=x');
});

test('waits and asks again when it asked too often, when the other side stumbles, and when it is cut off', async () => {
  answers = [
    refusal(32),
    refusal(1, 500),
    () => new Response('<html>busy', { status: 503 }),
    () => Response.json({ data: [event('1')] }),
  ];
  expect(await ask()).toEqual({ events: [event('1')] });
  answers = [refusal(2, 400, { is_transient: true }), () => Response.json({ data: [] })];
  expect(await ask()).toEqual({ events: [] });
});

test('gives up in words', async () => {
  answers = [refusal(4)];
  expect(await ask()).toEqual({
    problem: 'Facebook says: (#4) no It was tried 4 times; please try again later.',
  });
  answers = [refusal(190, 401)];
  expect(await ask()).toEqual({ problem: expect.stringContaining('renew') });
  answers = [refusal(803, 404)];
  expect(await ask()).toEqual({ problem: 'Facebook says: (#803) no' });
  answers = [list('https://elsewhere.example/next')];
  expect(await ask()).toEqual({ problem: expect.stringContaining('somewhere else') });
});

test('pages without end come to one', async () => {
  answers = [list(`${baseUrl}/halle.nord/events?after=again`)];
  const got = await ask();
  expect('events' in got && got.events).toHaveLength(50);
});
