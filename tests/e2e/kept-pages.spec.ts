import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';

async function open(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const [, nonce] = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '') ?? [];
  return { html: await answer.text(), nonce, etag: answer.headers().etag };
}

test('a page that is handed out again has a new nonce everywhere, and nothing of the one before', async ({
  request,
}) => {
  const [first, second] = [await open(request, '/event/1'), await open(request, '/event/1')];
  expect(second.etag).toBe(first.etag);
  expect(second.nonce).not.toBe(first.nonce);
  expect(second.html).not.toContain(first.nonce);
  const nonces = new Set([...second.html.matchAll(/ nonce="([^"]*)"/g)].map(([, nonce]) => nonce));
  expect(nonces).toEqual(new Set([second.nonce]));
});

test('a change is seen by strangers within seconds', async ({ request, database }) => {
  const [event] =
    await database`select id, title from public.events where is_listed order by starts_at desc limit 1`;
  const path = `/event/${event?.id}`;
  await open(request, path);
  await database`update public.events set title = 'A New Name for the Night' where id = ${event?.id}`;
  await expect.poll(async () => (await open(request, path)).html).toContain('A New Name for the Night');
  await database`update public.events set title = ${event?.title} where id = ${event?.id}`;
});

test('a page with a code is for whoever tried it: codes are counted by address', async ({ request }) => {
  const answer = await request.get('/event/1?code=FRIENDS10');
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect(await answer.text()).toContain('FRIENDS10');
});
