import { expect, test } from 'vitest';
import { keepPages } from './keep-pages.server';

const html = { 'content-type': 'text/html; charset=utf-8' };

type Options = { headers?: Record<string, string>; status?: number; size?: number };

/** Pages that count their renders and can be held back; a clock that moves when told. */
function createStage({ headers = {}, status = 200, size = 0 }: Options = {}) {
  const requests: Request[] = [];
  let time = 0;
  let open = Promise.resolve();
  const serve = keepPages(
    async (request) => {
      requests.push(request);
      const body = `render ${requests.length}${' '.repeat(size)}`;
      await open;
      return new Response(body, { status, headers: { ...html, ...headers } });
    },
    () => time,
  );
  const ask = (path = '/', init: RequestInit = {}) =>
    serve(new Request(`http://limelight.test${path}`, init));
  return {
    requests,
    ask,
    read: async (path?: string, init?: RequestInit) => (await (await ask(path, init)).text()).trim(),
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
    /** Renders from now on end when the answer is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      open = promise;
      return resolve;
    },
  };
}

test('one render serves everyone for two seconds', async () => {
  const { read, wait } = createStage();
  expect(await read()).toBe('render 1');
  wait(1999);
  expect(await read('/', { headers: { 'cache-control': 'no-cache' } })).toBe('render 1');
  wait(1);
  expect(await read()).toBe('render 2');
});

test('those who come together share one render', async () => {
  const { read, requests, hold } = createStage();
  const release = hold();
  const reading = Array.from({ length: 50 }, () => read());
  release();
  expect(new Set(await Promise.all(reading))).toEqual(new Set(['render 1']));
  expect(requests).toHaveLength(1);
});

test('the first after two seconds gets a new page; whoever comes meanwhile the old one, for ten more', async () => {
  const { read, requests, wait, hold } = createStage();
  await read();
  wait(2000);
  const release = hold();
  const first = read();
  expect(await read()).toBe('render 1');
  wait(10_000);
  const last = read();
  release();
  expect(await first).toBe('render 2');
  expect(await last).toBe('render 2');
  expect(requests).toHaveLength(2);
});

test('every answer has a nonce of its own, in header and page', async () => {
  const policy = { 'content-security-policy': "script-src 'nonce-render'" };
  const { ask } = createStage({ headers: policy });
  const nonces = new Set<string>();
  for (let visit = 0; visit < 5; visit += 1) {
    const answer = await ask();
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
    expect(await answer.text()).toBe(`${nonce} 1`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(5);
});

test('who has the kept page is told so', async () => {
  const { ask, requests } = createStage();
  const etag = (await ask()).headers.get('etag') ?? '';
  expect((await ask('/', { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect(requests).toHaveLength(1);
});

test('a page for everyone is made of nothing that one visitor sent', async () => {
  const { ask, requests } = createStage();
  const leaving = new AbortController();
  const headers = { 'user-agent': 'Firefox', cookie: 'a=1', 'accept-language': 'pl', 'if-none-match': '*' };
  expect((await ask('/', { headers, signal: leaving.signal })).status).toBe(304);
  leaving.abort();
  expect([...(requests[0]?.headers ?? [])]).toEqual([['user-agent', 'Firefox']]);
  expect(requests[0]?.signal.aborted).toBe(false);
});

test('addresses, queries and crawlers have pages of their own', async () => {
  const { read } = createStage();
  expect(await read('/?q=a')).toBe('render 1');
  expect(await read('/?q=b')).toBe('render 2');
  expect(await read('/?q=a', { headers: { 'user-agent': 'Googlebot/2.1' } })).toBe('render 3');
  expect(await read('/?q=a')).toBe('render 1');
});

test.each<[string, Options, string?, RequestInit?]>([
  ['a session', {}, '/', { headers: { cookie: 'a=1; limelight-session=x' } }],
  ['a sign-in under way', {}, '/', { headers: { cookie: 'limelight-session-code-verifier=x' } }],
  ['another method', {}, '/', { method: 'POST' }],
  ['data', {}, '/event/1.data'],
  ['a long query', {}, `/?q=${'x'.repeat(200)}`],
  ['another status', { status: 404 }],
  ['a cookie', { headers: { 'set-cookie': 'a=1' } }],
  ['a rule of its own', { headers: { 'cache-control': 'private, no-store' } }],
  ['a page that differs by device', { headers: { vary: 'User-Agent' } }],
  ['a page of more than a megabyte', { size: 1024 * 1024 }],
])('%s: nothing is kept', async (_, options, path, init) => {
  const { read } = createStage(options);
  expect(await read(path, init)).toBe('render 1');
  expect(await read(path, init)).toBe('render 2');
});

test('those who waited for a page that turns out not to be for everyone get their own', async () => {
  const { read, hold } = createStage({ headers: { 'cache-control': 'private, no-store' } });
  const release = hold();
  const reading = [read(), read(), read()];
  release();
  expect((await Promise.all(reading)).sort()).toEqual(['render 1', 'render 2', 'render 3']);
});

test('a slow page streams to the first and is whole for the next', async () => {
  const { promise: slow, resolve: arrive } = Promise.withResolvers<void>();
  let renders = 0;
  const serve = keepPages(async () => {
    renders += 1;
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(Buffer.from('head '));
        await slow;
        controller.enqueue(Buffer.from('end'));
        controller.close();
      },
    });
    return new Response(body, { headers: html });
  });
  const first = await serve(new Request('http://limelight.test/'));
  const second = serve(new Request('http://limelight.test/'));
  const left = first.body?.cancel();
  arrive();
  expect(await (await second).text()).toBe('head end');
  await left;
  expect(renders).toBe(1);
});

test('a render that fails fails for its visitor alone and is tried again', async () => {
  let renders = 0;
  const serve = keepPages(async () => {
    renders += 1;
    if (renders === 1) throw new Error('broken');
    return new Response('whole', { headers: html });
  });
  const [first, second] = await Promise.allSettled(
    [1, 2].map(() => serve(new Request('http://limelight.test/'))),
  );
  expect(first?.status).toBe('rejected');
  expect(second?.status).toBe('fulfilled');
});
