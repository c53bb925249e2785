import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { listLeftOver, listOverweight } from '../../scripts/weights/check-budgets.ts';
import { readRouteWeights } from '../../scripts/weights/route-weights.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';
import { openReady } from './editing-scene.ts';
import { demo, expect, test } from './fixtures.ts';

test('no route is heavier than its budget', async () => {
  const weights = await readRouteWeights(join(import.meta.dirname, '../../build/client'));
  expect([...listOverweight(weights), ...listLeftOver(weights)]).toEqual([]);
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

/** A page whose scripts come when they are let through. */
async function openAsleep(page: Page, path: string): Promise<() => void> {
  await page.addInitScript(() =>
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['paint'] }),
  );
  const { promise: touched, resolve: send } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await touched;
    await route.continue();
  });
  await page.goto(path);
  return send;
}

test('what is pressed before the scripts have come is done once they have', async ({ page }) => {
  const send = await openAsleep(page, '/login');
  await page.getByRole('button', { name: 'organiser@limelight.test' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue('');
  send();
  await expect(page.getByLabel('E-mail')).toHaveValue('organiser@limelight.test');
});

test('so is what is ticked', async ({ page }) => {
  const send = await openAsleep(page, '/');
  await page.getByText('Still available').click();
  await expect(page).toHaveURL('/');
  send();
  await expect(page).toHaveURL(/available/);
});

test('so is what is typed', async ({ page, signInAs }) => {
  await signInAs(demo('visitor'));
  const send = await openAsleep(page, '/event/2/chat/5');
  const field = page.getByRole('textbox', { name: /^Message / });
  await field.pressSequentially('Early bird');
  send();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
  await expect(field).toHaveValue('Early bird');
});

test('a page is whole without its scripts, however long it is', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/event/1/timetable');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'All upcoming' })).toBeVisible();
  await context.close();
});

test('what is further down is drawn as soon as somebody moves, scripts or not', async ({ page }) => {
  const send = await openAsleep(page, '/');
  const last = page.getByRole('region', { name: 'Popular' }).getByRole('article').first();
  await expect(last).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect(last).toBeVisible();
  send();
});

test('styles come once, whatever is loaded later', async ({ page }) => {
  await openReady(page, '/event/1/timetable');
  await expect(page.locator('link[rel=modulepreload][href*="/visitor-listen-"]')).toBeAttached();
  const sheets = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/^.*\/|#$/g, '')));
  expect(sheets.length).toBeGreaterThan(2);
  expect(new Set(sheets).size).toBe(sheets.length);
});

test('what is pressed while the page wakes up is done once', async ({ page }) => {
  await page.addInitScript(() => {
    const press = () =>
      document.querySelector<HTMLButtonElement>('[aria-label="Show the password"]')?.click();
    // Set when hydration has begun; what is left of it waits for the next task.
    Object.defineProperty(window, '__reactRouterDataRouter', {
      get: () => undefined,
      set: (value) => {
        Object.defineProperty(window, '__reactRouterDataRouter', { value });
        queueMicrotask(press);
      },
      configurable: true,
    });
    // After anything that would be repeated.
    addEventListener('limelight-awake', () =>
      setTimeout(() => setTimeout(() => document.body.setAttribute('data-awake', ''))),
    );
  });
  await page.goto('/login');
  await expect(page.locator('body[data-awake]')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Hide the password' })).toBeVisible();
});

test('one word of sixty letters pushes no page sideways', { tag: '@only-phone' }, async ({
  page,
  database,
  factory,
  signInAs,
}) => {
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const { venue: makeVenue, event: makeEvent } = catalogueOf(database);
  const venue = await makeVenue(`Haus ${word}`, 'Hamburg');
  const event = await makeEvent({ title: word, venue, inHours: 7000 });
  const organiser = await factory.account('Wanda Word');
  await factory.permit(organiser, 'event', event, 4);
  await factory.permit(organiser, 'venue', venue, 4);
  await signInAs(organiser);
  const pages = ['/scanner', '/admin', `/event/${event}`, `/venue/${venue}`, `/?q=${word}`];
  for (const path of [...pages, `/admin/event/${event}`, `/admin/venue/${venue}/settings`]) {
    await page.goto(path);
    await expect(page.getByText(word).first(), path).toBeAttached();
    const past = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(past, path).toBeLessThanOrEqual(0);
  }
});

test('parts look the same when styles that a page has already come once more', async ({ page, signInAs }) => {
  await signInAs(demo('organiser'));
  for (const path of ['/admin/event/1/artists', '/admin/event/1/permissions', '/admin/event/2/live']) {
    await openReady(page, path);
    expect(await page.evaluate(findChanged), path).toEqual([]);
  }
});

/** Runs in the page: what a copy of any of its stylesheets at the end changes, as what loads later brings one along. */
async function findChanged(): Promise<string[]> {
  const parts = [...document.querySelectorAll('main :is(a, button, input, select, textarea, h1)')];
  const look = () =>
    parts.map((part) => {
      const { padding, fontSize, color, backgroundColor, borderColor, minHeight } = getComputedStyle(part);
      return [part.className, padding, fontSize, color, backgroundColor, borderColor, minHeight].join(' ');
    });
  const changed = new Set<string>();
  const before = look();
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    const copy = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet.href });
    await new Promise((resolve) => {
      copy.onload = resolve;
      document.head.append(copy);
    });
    look().forEach((now, place) => {
      if (now !== before[place]) changed.add(`${before[place]} → ${now}`);
    });
    copy.remove();
  }
  return [...changed];
}
