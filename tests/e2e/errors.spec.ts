import { openReady } from './editing-scene.ts';
import { demo, expect, test } from './fixtures.ts';

const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

test('an unmatched address says so and the shell stays', async ({ page, expectConsoleError }) => {
  expectConsoleError(/404/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found: /no/such/page' })).toBeVisible();
  await page.getByRole('link', { name: 'See what’s on' }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown id is the generic page with status, message and description', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/404/);
  await page.goto('/event/999999');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('a crawler gets the bare status', async ({ request }) => {
  for (const path of ['/no/such/page', '/event/999999']) {
    const answer = await request.get(path, { headers: { 'user-agent': crawler } });
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toBe('');
  }
  const good = await request.get('/event/1', { headers: { 'user-agent': crawler } });
  expect(await good.text()).toContain('Brackwasser Festival');
});

test('pages come with a strict policy for scripts', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self' 'nonce-");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(policy).toContain("frame-ancestors 'none'");
});

const noNetwork = /ERR_INTERNET_DISCONNECTED|Failed to fetch/;

test('without a network a page says so, in the colours that were there, and comes once there is one', async ({
  page,
  context,
  signInAs,
  expectConsoleError,
}) => {
  expectConsoleError(noNetwork);
  await page.emulateMedia({ colorScheme: 'light' });
  await signInAs(demo('visitor'));
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Limelight' }).first().click();
  await page.getByRole('link', { name: 'Brackwasser Festival' }).first().click();
  await expect(page.getByRole('heading', { name: 'Brackwasser Festival', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');

  await context.setOffline(true);
  await page.goForward();
  const offline = page.getByRole('heading', { name: 'You are offline' });
  await expect(offline).toBeVisible();
  await expect(page.getByText('500', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Brackwasser Festival', level: 1 })).toBeVisible();

  // From the office, what frames the public pages is missing too: the document itself is drawn anew.
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'What you run' })).toBeVisible();
  await context.setOffline(true);
  await page.goForward();
  await expect(offline).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  await context.setOffline(false);
  await expect(offline).toHaveCount(0);
});

test('a link that cannot be followed without a network leaves the page, and says so', async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(noNetwork);
  await openReady(page, '/');
  const link = page.getByRole('link', { name: 'Brackwasser Festival' }).first();
  await context.setOffline(true);
  await link.click();
  await expect(page.getByText('There is no connection right now.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'What’s on' })).toBeVisible();
  await context.setOffline(false);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Brackwasser Festival', level: 1 })).toBeVisible();
});

test('while nobody answers, neither pointing at a link nor following it takes the page away', async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED|Failed to fetch|reloading page/);
  await openReady(page, '/');
  const words = page.getByText('There is no connection right now.');
  const festival = page.getByRole('link', { name: 'Brackwasser Festival' }).first();
  let asked = 0;
  await context.route(/./, async (route) => {
    if (route.request().url().endsWith('/favicon.svg')) asked += 1;
    await route.abort();
  });
  await festival.hover();
  await expect.poll(() => asked).toBe(1);
  await festival.click();
  await expect(words).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Loading the next page' })).toHaveCount(0);
  await expect(page).toHaveURL('/');
  expect(asked, 'once for what was pointed at, once for what was followed').toBe(2);
  await context.unroute(/./);
  await festival.click();
  await expect(page.getByRole('heading', { name: 'Brackwasser Festival', level: 1 })).toBeVisible();

  await openReady(page, '/login');
  await page.getByLabel('E-mail').fill('half@an.address');
  await context.route(/./, (route) => route.abort());
  await page.getByRole('link', { name: 'Limelight' }).first().click();
  await expect(words).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('half@an.address');
});

test('what is sent without a network leaves the page and what was typed, and says so above the dialog', async ({
  page,
  context,
  factory,
  signInAs,
  expectConsoleError,
}) => {
  expectConsoleError(noNetwork);
  const organiser = await factory.account('Otto Offline');
  await factory.permit(organiser, 'event', 3, 4);
  await signInAs(organiser);
  const words = page.getByText('There is no connection right now.');

  await page.goto('/admin/facebook-events');
  await page.getByLabel('Paste').check();
  await page.getByLabel('Text').fill('{"name": "A night"}');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(words).toBeVisible();
  await expect(page.getByLabel('Text')).toHaveValue('{"name": "A night"}');
  await context.setOffline(false);

  await page.goto('/admin');
  await page.getByRole('button', { name: 'Artist', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Nobody Yet');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(words).toBeVisible();
  const isOnTop = await words.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(words).toHaveCount(0);
  await expect(dialog.getByLabel('Name')).toHaveValue('Nobody Yet');
});
