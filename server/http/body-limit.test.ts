import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { limitBodies } from './body-limit.ts';

const kilobyte = 1024;

function serve(atOnce = 1000 * kilobyte) {
  const app = new Hono();
  const waiting: (() => void)[] = [];
  app.use(
    limitBodies({
      paths: [
        ['/files/', 'stream'],
        ['/', 200 * kilobyte],
      ],
      atOnce,
    }),
  );
  app.post('/slow', async (context) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return context.text('done');
  });
  app.all('*', async (context) =>
    context.text(
      `${(await context.req.raw.arrayBuffer()).byteLength} ${context.req.header('content-length')}`,
    ),
  );
  const send = (path: string, bytes: number, headers: Record<string, string>) =>
    app.request(path, { method: 'POST', headers, body: new Uint8Array(bytes) });
  return {
    announced: (path: string, bytes: number) => send(path, bytes, { 'content-length': String(bytes) }),
    inChunks: (path: string, bytes: number) => send(path, bytes, { 'transfer-encoding': 'chunked' }),
    finish: () => waiting.splice(0).map((end) => end()),
  };
}

test('what was announced as too long is not read', async () => {
  const { announced } = serve();
  expect((await announced('/', 200 * kilobyte)).status).toBe(200);
  expect((await announced('/', 200 * kilobyte + 1)).status).toBe(413);
  expect((await announced('/files/a', 300 * kilobyte)).status).toBe(200);
});

test('what comes without a length is measured, and has one from then on', async () => {
  const { inChunks } = serve();
  expect(await (await inChunks('/', 50)).text()).toBe('50 50');
  expect((await inChunks('/', 201 * kilobyte)).status).toBe(413);
});

test('many long ones at once are asked to come again; small ones always pass', async () => {
  const { announced, finish } = serve(250 * kilobyte);
  const first = announced('/slow', 150 * kilobyte);
  const refused = await announced('/', 150 * kilobyte);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await announced('/', kilobyte)).status).toBe(200);
  finish();
  expect((await first).status).toBe(200);
  expect((await announced('/', 150 * kilobyte)).status).toBe(200);
});
