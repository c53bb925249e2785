import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { expect, test } from 'vitest';
import { compressPages } from './compress-pages.ts';

const page = `<!doctype html><title>Night</title>${'<p>Doors at ten.</p>'.repeat(200)}`;

const app = new Hono()
  .use(compress())
  .use(compressPages())
  .get('/', (context) => context.html(page, 200, { etag: 'W/"one"' }))
  .get('/data', (context) => context.json({ words: page }));

const get = (path: string, encodings: string) =>
  app.request(path, { headers: { 'accept-encoding': encodings } });

test('a page goes out as small as the browser takes it', async () => {
  const answer = await get('/', 'gzip, deflate, br, zstd');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  expect(answer.headers.get('etag')).toBe('W/"one"');
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(page);
});

test('who does not take it, and what is no page, is served as before', async () => {
  expect((await get('/', 'gzip')).headers.get('content-encoding')).toBe('gzip');
  expect((await get('/', 'gzip, br;q=0')).headers.get('content-encoding')).toBe('gzip');
  expect((await get('/data', 'gzip, br')).headers.get('content-encoding')).toBe('gzip');
  expect(await (await get('/', 'identity')).text()).toBe(page);
});
