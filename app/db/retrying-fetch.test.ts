import { describe, expect, test } from 'vitest';
import { retryingFetch } from './retrying-fetch';

const address = 'http://backend.test/rest/v1/events';

/** Plays the outcomes in turn and remembers what was sent and waited. */
function play(outcomes: (Response | Error)[]) {
  const sent: Request[] = [];
  const waits: number[] = [];
  const fetch = retryingFetch(
    async (request) => {
      sent.push(request);
      const outcome = outcomes[sent.length - 1];
      if (outcome instanceof Response) return outcome;
      throw outcome ?? new Error('asked too often');
    },
    { wait: async (milliseconds) => void waits.push(milliseconds), random: () => 1 },
  );
  return { fetch, sent, waits };
}

const lost = () => new TypeError('fetch failed');
const status = (code: number, headers: Record<string, string> = {}) =>
  new Response(null, { status: code, headers });

test('what works at once is asked once', async () => {
  const { fetch, sent } = play([status(200)]);
  expect((await fetch(address)).status).toBe(200);
  expect(sent).toHaveLength(1);
});

test('a lost connection is tried three times in all, each time later', async () => {
  const { fetch, sent, waits } = play([lost(), lost(), status(200)]);
  expect((await fetch(address)).status).toBe(200);
  expect(sent).toHaveLength(3);
  expect(waits).toEqual([400, 800]);
});

test('after the third failure the failure is passed on', async () => {
  const { fetch, sent } = play([lost(), lost(), lost()]);
  await expect(fetch(address)).rejects.toThrow('fetch failed');
  expect(sent).toHaveLength(3);
});

test('after the third bad answer the answer is passed on', async () => {
  const { fetch, sent } = play([status(502), status(504), status(503)]);
  expect((await fetch(address)).status).toBe(503);
  expect(sent).toHaveLength(3);
});

test.each(['POST', 'PATCH', 'PUT', 'DELETE'])('%s is never repeated', async (method) => {
  const { fetch, sent } = play([lost(), status(200)]);
  await expect(fetch(address, { method })).rejects.toThrow('fetch failed');
  expect(sent).toHaveLength(1);
  const answered = play([status(503, { 'retry-after': '0' }), status(200)]);
  expect((await answered.fetch(address, { method })).status).toBe(503);
});

test.each([400, 401, 403, 404, 409, 416, 500])('%s is an answer, not a failure', async (code) => {
  const { fetch, sent } = play([status(code), status(200)]);
  expect((await fetch(address)).status).toBe(code);
  expect(sent).toHaveLength(1);
});

describe('too many requests', () => {
  test('waits as long as it is asked to', async () => {
    const { fetch, waits } = play([status(429, { 'retry-after': '2' }), status(200)]);
    expect((await fetch(address)).status).toBe(200);
    expect(waits).toEqual([2000]);
  });

  test('is passed on where the wait is long or unknown', async () => {
    const answers: Record<string, string>[] = [{}, { 'retry-after': '600' }, { 'retry-after': 'soon' }];
    for (const headers of answers) {
      const { fetch, sent } = play([status(429, headers), status(200)]);
      expect((await fetch(address)).status).toBe(429);
      expect(sent).toHaveLength(1);
    }
  });
});

test('what was given up is not tried again', async () => {
  const { fetch, sent } = play([new DOMException('given up', 'AbortError'), status(200)]);
  await expect(fetch(address)).rejects.toThrow('given up');
  expect(sent).toHaveLength(1);
});

test('headers arrive with every try', async () => {
  const { fetch, sent } = play([lost(), status(200)]);
  await fetch(address, { headers: { apikey: 'key' } });
  expect(sent.map((request) => request.headers.get('apikey'))).toEqual(['key', 'key']);
});

test('waits differ, so that many clients do not come back together', async () => {
  const waits: number[] = [];
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  for (const random of [0, 0.5, 1]) {
    const fetch = retryingFetch(async () => status(502), { wait, random: () => random, attempts: 2 });
    await fetch(address);
  }
  expect(waits).toEqual([200, 300, 400]);
});
