import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectBehind, type LimelightProcess, startProcess } from '../fixtures/process.ts';

let directory: string;
let limelight: LimelightProcess;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'limelight-kept-'));
  limelight = await startProcess({ DATA_DIR: directory });
});
afterAll(async () => {
  await limelight.stop();
  await rm(directory, { recursive: true, force: true });
});

async function open(path: string) {
  const answer = await fetch(limelight.url + path);
  const html = await answer.text();
  const [, nonce] = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
  return { html, nonce, etag: answer.headers.get('etag') };
}

test('a page that is handed out again has a new nonce everywhere, and nothing of the one before', async () => {
  const [first, second] = [await open('/event/1'), await open('/event/1')];
  expect(second.etag).toBe(first.etag);
  expect(second.nonce).not.toBe(first.nonce);
  expect(second.html).not.toContain(first.nonce);
  const nonces = new Set([...second.html.matchAll(/ nonce="([^"]*)"/g)].map(([, nonce]) => nonce));
  expect(nonces).toEqual(new Set([second.nonce]));
});

test('a change is seen by strangers within seconds', async () => {
  const { sql } = await connectBehind(directory);
  await open('/event/1');
  await sql`update public.events set title = 'A New Name for the Night' where id = 1`;
  await sql.end();
  await expect
    .poll(async () => (await open('/event/1')).html, { timeout: 5000, interval: 100 })
    .toContain('A New Name for the Night');
});

test('a page with a code is for whoever tried it: codes are counted by address', async () => {
  const answer = await fetch(`${limelight.url}/event/1?code=FRIENDS10`);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(await answer.text()).toContain('FRIENDS10');
});
