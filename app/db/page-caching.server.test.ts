import { expect, test } from 'vitest';
import { shareAnonymousPage } from './page-caching.server';

const html = { 'content-type': 'text/html; charset=utf-8' };
const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('http://limelight.test/', { headers, method });

test('the same page has the same tag, another page another', async () => {
  const tagOf = async (body: string) =>
    (await shareAnonymousPage(ask(), new Response(body, { headers: html }))).headers.get('etag');
  expect(await tagOf('one')).toMatch(/^W\/"[\w-]{22}"$/);
  expect(await tagOf('one')).toBe(await tagOf('one'));
  expect(await tagOf('one')).not.toBe(await tagOf('two'));
  expect(await tagOf('<script nonce="a1+/=">')).toBe(await tagOf('<script nonce="b2">'));
});

test('who has the page is told so, without the page and without its policies', async () => {
  const page = () =>
    new Response('one', { headers: { ...html, 'content-security-policy': "default-src 'self'" } });
  const etag = (await shareAnonymousPage(ask(), page())).headers.get('etag') ?? '';
  for (const given of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
    const answer = await shareAnonymousPage(ask({ 'if-none-match': given }), page());
    expect(answer.status, given).toBe(304);
    expect(await answer.text()).toBe('');
    expect([...answer.headers.keys()].sort()).toEqual(['cache-control', 'etag', 'vary']);
  }
  expect((await shareAnonymousPage(ask({ 'if-none-match': '"other"' }), page())).status).toBe(200);
});

test('a page that waits for slow parts still streams, whole and in order', async () => {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(encoder.encode('head '));
      await new Promise((resolve) => setTimeout(resolve, 120));
      controller.enqueue(encoder.encode('slow '));
      controller.enqueue(encoder.encode('end'));
      controller.close();
    },
  });
  const began = performance.now();
  const answer = await shareAnonymousPage(ask(), new Response(body, { headers: html }));
  expect(performance.now() - began).toBeLessThan(115);
  expect(answer.headers.has('etag')).toBe(false);
  expect(answer.headers.get('cache-control')).toContain('s-maxage=30');
  expect(await answer.text()).toBe('head slow end');
});

test.each([
  ['another status', ask(), new Response('x', { status: 404, headers: html })],
  ['another method', ask({}, 'POST'), new Response('x', { headers: html })],
  ['data', ask(), new Response('x', { headers: { 'content-type': 'text/x-script' } })],
  ['its own rule', ask(), new Response('x', { headers: { ...html, 'cache-control': 'no-store' } })],
  ['a cookie', ask(), new Response('x', { headers: { ...html, 'set-cookie': 'a=1' } })],
])('%s is left alone', async (_, request, response) => {
  expect(await shareAnonymousPage(request, response)).toBe(response);
});
