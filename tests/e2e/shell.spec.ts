import { gzipSync } from 'node:zlib';
import { demo, expect, test } from './fixtures.ts';

test('the shell stays within 130 kB of script', async ({ request }) => {
  const html = await (await request.get('/privacy')).text();
  const preloaded = html.matchAll(/rel="modulepreload" href="([^"]+)"/g);
  const files = [...preloaded].map(([, file = '']) => file).filter((file) => !file.includes('/privacy-'));
  expect(files.length).toBeGreaterThan(3);
  let bytes = 0;
  for (const file of files) bytes += gzipSync(await (await request.get(file)).body(), { level: 9 }).length;
  expect(bytes).toBeLessThanOrEqual(130_000);
});

test('a page for everyone is shared and not sent twice; one for a person is not kept', async ({
  request,
  page,
  signInAs,
}) => {
  const first = await request.get('/event/1');
  const { etag = '', 'cache-control': caching } = first.headers();
  expect(caching).toContain('s-maxage=30');
  const again = await request.get('/event/1', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  await signInAs(demo('visitor'));
  expect((await page.request.get('/event/1')).headers()['cache-control']).toBe('private, no-store');
});

test('built files are compressed and kept for good', async ({ request }) => {
  const [file = ''] = /\/assets\/react-[\w-]+\.js/.exec(await (await request.get('/')).text()) ?? [];
  const headers = (await request.get(file, { headers: { 'accept-encoding': 'br' } })).headers();
  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const gone = await request.get('/assets/of-another-build.js');
  expect([gone.status(), gone.headers()['cache-control']]).toEqual([404, 'no-store']);
  for (const path of ['/worker.js', '/worker/pages.js', '/scanner-worker.js', '/manifest.webmanifest'])
    expect((await request.get(path)).headers()['cache-control']).toBe('no-cache');
});

test('where the browser offers it, one click installs the app', async ({ page }) => {
  await page.goto('/get-app');
  const button = page.getByRole('button', { name: 'Install Limelight' });
  await expect(async () => {
    await page.evaluate(() => {
      const prompt = async () => ({ outcome: 'accepted' });
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    });
    await expect(button).toBeVisible({ timeout: 1000 });
  }).toPass();
  await button.click();
  await expect(page.getByText('Limelight is on its way to your home screen.')).toBeVisible();
  await expect(button).toBeHidden();
});

test('a newer build is offered, never forced', async ({ page }) => {
  await page.clock.install();
  await page.goto('/privacy');
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.route('**/__manifest*', (route) =>
    route.fulfill({ status: 204, headers: { 'X-Remix-Reload-Document': 'true' } }),
  );
  const offer = page.getByRole('status').filter({ hasText: 'There is a newer version of Limelight.' });
  // Again if the page had not begun to ask yet.
  await expect(async () => {
    await page.clock.fastForward('05:01');
    await expect(offer).toBeVisible({ timeout: 2000 });
  }).toPass();
  await offer.getByRole('button', { name: 'Later' }).click();
  await expect(offer).toBeHidden();
});

test('a keyboard reaches the content past the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
