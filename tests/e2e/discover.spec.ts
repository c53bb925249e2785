import { expect, test } from './fixtures.ts';

test('a visitor finds an event by its artist and opens it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const search = page.getByRole('searchbox').or(page.getByRole('search').getByRole('textbox')).first();
  await search.fill('Amber Quay');
  await search.press('Enter');
  await expect(page).toHaveURL(/\?q=Amber/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Amber Quay/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/artist\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Amber Quay' })).toBeVisible();
  await page
    .getByRole('link', { name: /Harbour Jazz Late/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/event\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Harbour Jazz Late' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/artist\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?q=Amber/);
});

test('a search that finds nothing says so and keeps the words', async ({ page }) => {
  await page.goto('/?q=%25_%27%22%3Cscript%3E');
  await expect(page.getByRole('main')).toContainText(/nothing/i);
  await expect(page.getByRole('search').locator('input').first()).toHaveValue('%_\'"<script>');
});

test('cancelled and postponed are unmistakable', async ({ page }) => {
  await page.goto('/event/5');
  await expect(page.getByText('Cancelled').first()).toBeVisible();
  await page.goto('/event/4');
  await expect(page.getByText('Postponed').first()).toBeVisible();
});

test('the colour scheme is chosen and stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await page
    .getByRole('radio', { name: 'Light' })
    .or(page.getByRole('button', { name: /light/i }))
    .first()
    .click({ force: true });
  await expect.poll(background).not.toBe(dark);
  await page.reload();
  expect(await background()).not.toBe(dark);
});

test('pages work without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/');
  await page
    .getByRole('link', { name: /Tidal Forms/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Tidal Forms' })).toBeVisible();
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('visitor@limelight.test');
  await page.getByLabel('Password', { exact: true }).fill('limelight-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin');
  await context.close();
});
