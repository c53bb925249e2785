import { expect, test } from './fixtures.ts';

const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

test('an unmatched address says so and the shell stays', async ({ page, expectConsoleError }) => {
  expectConsoleError(/404/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found: /no/such/page' })).toBeVisible();
  await page.getByRole('link', { name: 'See what is on' }).click();
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
