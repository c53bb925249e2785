import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StorageHarness, startStorage, succeed } from './storage-harness.ts';

let harness: StorageHarness;
let url: string;

beforeAll(async () => {
  harness = await startStorage();
  await harness.sql`insert into storage.buckets (id, name, public) values ('test-open', 'test-open', true)`;
  url = await publish('digits.txt', '0123456789', 'text/plain');
});
afterAll(() => harness.stop());

async function publish(name: string, content: string, contentType: string): Promise<string> {
  await succeed(harness.trusted.from('test-open').upload(name, content, { contentType, upsert: true }));
  return harness.anonymous.from('test-open').getPublicUrl(name).data.publicUrl;
}

const get = (headers: Record<string, string> = {}, method = 'GET') => fetch(url, { method, headers });

describe('ranges', () => {
  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-999', '89', 'bytes 8-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ])('%s', async (range, content, contentRange) => {
    const response = await get({ range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(response.headers.get('content-length')).toBe(String(content.length));
    expect(await response.text()).toBe(content);
  });

  test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s is past the end', async (range) => {
    const response = await get({ range });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  });

  test.each(['bytes=0-1,4-5', 'bytes=5-2', 'lines=1-2', 'bytes=-'])('%s gets the whole', async (range) => {
    const response = await get({ range });
    expect([response.status, await response.text()]).toEqual([200, '0123456789']);
  });

  test('a range of a copy that has changed gets the whole', async () => {
    const eTag = (await get()).headers.get('etag') ?? '';
    expect((await get({ range: 'bytes=0-1', 'if-range': eTag })).status).toBe(206);
    expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
  });
});

describe('caching', () => {
  test('the same content has the same tag, and a known tag saves the transfer', async () => {
    const first = await get();
    const eTag = first.headers.get('etag') ?? '';
    expect(eTag).toMatch(/^"[0-9a-f]{32}"$/);
    expect(first.headers.get('cache-control')).toBe('max-age=3600');
    for (const known of [eTag, `W/${eTag}`, `"x", ${eTag}`, '*']) {
      const response = await get({ 'if-none-match': known });
      expect([response.status, await response.text()]).toEqual([304, '']);
      expect(response.headers.get('etag')).toBe(eTag);
    }
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
    await publish('digits.txt', '0123456789', 'text/plain');
    expect((await get()).headers.get('etag')).toBe(eTag);
  });

  test('a known date saves the transfer', async () => {
    const modified = (await get()).headers.get('last-modified') ?? '';
    expect((await get({ 'if-modified-since': modified })).status).toBe(304);
    expect((await get({ 'if-modified-since': new Date(0).toUTCString() })).status).toBe(200);
  });
});

test('HEAD answers like GET, without a body', async () => {
  const response = await get({}, 'HEAD');
  expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
    200,
    '10',
    '',
  ]);
  expect((await fetch(url.replace('digits', 'absent'), { method: 'HEAD' })).status).toBe(400);
});

describe('types that a browser would run on our origin', () => {
  test.each(['text/html', 'application/xhtml+xml', 'text/xml', 'text/javascript', 'application/javascript'])(
    '%s is shown as text',
    async (type) => {
      const { headers } = await fetch(await publish('page', '<script>alert(1)</script>', type));
      expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain('sandbox');
    },
  );

  test('SVG stays a picture whose scripts do not run', async () => {
    const { headers } = await fetch(await publish('art.svg', '<svg xmlns="x"/>', 'image/svg+xml'));
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox$/);
  });

  test('pictures and PDF are left alone but for nosniff', async () => {
    for (const type of ['image/png', 'application/pdf', 'video/mp4']) {
      const { headers } = await fetch(await publish('file', 'x', type));
      expect(headers.get('content-type')).toBe(type);
      expect(headers.get('content-security-policy')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

test('download saves under the name of the object or under the one asked for', async () => {
  const plain = await fetch(`${url}?download=`);
  expect(plain.headers.get('content-disposition')).toBe(
    `attachment; filename="digits.txt"; filename*=UTF-8''digits.txt`,
  );
  const named = await fetch(`${url}?download=${encodeURIComponent('a"\r\nb.txt')}`);
  expect(named.headers.get('content-disposition')).toBe(
    `attachment; filename="a___b.txt"; filename*=UTF-8''a%22%0D%0Ab.txt`,
  );
});

test('unknown routes are answered, not passed on', async () => {
  expect((await fetch(`${harness.url}/bucket/test-open/empty`, { method: 'POST' })).status).toBe(404);
  expect(await (await fetch(`${harness.url}/status`)).json()).toEqual({ status: 'ok' });
});
