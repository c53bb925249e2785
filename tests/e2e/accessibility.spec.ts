import type { Page } from '@playwright/test';
import { demo, expect, test } from './fixtures.ts';

const publicPages = [
  '/',
  '/?q=nothing+like+this',
  '/event/1',
  '/event/5',
  '/artist/1',
  '/venue/1',
  '/promoter/1',
  '/genre/1',
  '/event/1/timetable',
  '/event/1/chat/1',
  '/login',
  '/login?mode=sign-up',
  '/email-confirmation',
  '/privacy',
  '/get-app',
  '/success',
  '/cancel',
  '/tests/icons',
  '/scanner',
];
const organiserPages = [
  '/admin',
  '/admin/event/1',
  '/admin/event/1/settings',
  '/admin/event/1/artists',
  '/admin/event/1/permissions',
  '/admin/event/1/orders',
  '/admin/event/1/scanners',
  '/admin/event/1/live',
  '/admin/venue/1',
  '/admin/venue/1/settings',
  '/customize-tickets',
  '/customize-tickets?event=1',
];
const staffPages = ['/admin/manage', '/admin/test', '/admin/webhooks', '/user/1'];

const narrow = { width: 360, height: 740 };

/** Everything in the dark; in the light only what light changes; and nothing beside a narrow screen. */
async function check(page: Page, axe: (rules?: string[]) => Promise<void>, path: string) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(path);
  await test.step(`${path} dark`, () => axe());
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  // Colours that are still on their way are neither one's nor the other's.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  await test.step(`${path} light`, () => axe(['color-contrast']));
  const size = page.viewportSize() ?? narrow;
  await page.setViewportSize(narrow);
  await expectToFit(page, path);
  await page.setViewportSize(size);
}

async function expectToFit(page: Page, path: string) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect({ path, overflow: Math.max(0, overflow) }).toEqual({ path, overflow: 0 });
}

test('public pages have no accessibility violation and fit a narrow screen', async ({ page, axe }) => {
  test.setTimeout(180_000);
  for (const path of publicPages) await check(page, axe, path);
});

test('admin pages have no accessibility violation and fit a narrow screen', async ({
  page,
  axe,
  signInAs,
}) => {
  test.setTimeout(180_000);
  await signInAs(demo('organiser'));
  for (const path of organiserPages) await check(page, axe, path);
  await page.context().clearCookies();
  await signInAs(demo('admin'));
  for (const path of staffPages) await check(page, axe, path);
});

test('the phone shells have no accessibility violation and fit the screen', { tag: '@only-phone' }, async ({
  page,
  axe,
  signInAs,
}) => {
  test.slow();
  await page.setViewportSize(narrow);
  await signInAs(demo('organiser'));
  for (const path of ['/', '/event/1', '/login?unauthorized=1', '/admin', '/admin/event/1/settings']) {
    await page.goto(path);
    await test.step(path, () => axe());
    await expectToFit(page, path);
  }
});
