import { expect, test } from 'vitest';
import { sharePages } from './share-pages.server';

const html = { 'content-type': 'text/html; charset=utf-8' };
const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('http://limelight.test/', { headers, method });
const share = (response: Response, request = ask()) => sharePages(async () => response)(request);

const page = (nonce: string, words = 'one') =>
  new Response(`<script nonce="${nonce}">${words}</script><link nonce="${nonce}"/>`, {
    headers: { ...html, 'content-security-policy': `script-src 'self' 'nonce-${nonce}'` },
  });

test('the same page has the same tag, another page another; nonces do not count', async () => {
  const tagOf = async (response: Response) => (await share(response)).headers.get('etag');
  expect(await tagOf(page('a1+/=='))).toMatch(/^W\/"[\w-]{22}"$/);
  expect(await tagOf(page('a1+/=='))).toBe(await tagOf(page('b2cd==')));
  expect(await tagOf(page('a1+/=='))).not.toBe(await tagOf(page('a1+/==', 'two')));
});

test('header and body have one nonce, and nothing is left of the one before', async () => {
  const answer = await share(page('a1+/=='));
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
  expect(nonce).toHaveLength(6);
  expect(nonce).not.toBe('a1+/==');
  expect(await answer.text()).toBe(`<script nonce="${nonce}">one</script><link nonce="${nonce}"/>`);
});

test('who has the page is told so, without the page and without its policies', async () => {
  const etag = (await share(page('a1'))).headers.get('etag') ?? '';
  for (const given of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
    const answer = await share(page('b2'), ask({ 'if-none-match': given }));
    expect(answer.status, given).toBe(304);
    expect(await answer.text()).toBe('');
    expect([...answer.headers.keys()].sort()).toEqual(['cache-control', 'etag', 'vary']);
  }
  expect((await share(page('b2'), ask({ 'if-none-match': '"other"' }))).status).toBe(200);
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
  const answer = await share(new Response(body, { headers: html }));
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
  expect(await share(response, request)).toBe(response);
});
