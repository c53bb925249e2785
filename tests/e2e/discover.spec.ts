import type { Page } from '@playwright/test';
import { demo, expect, test } from './fixtures.ts';

const searchField = (page: Page) => page.getByRole('search').getByRole('combobox');
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const filterForm = (page: Page) => page.getByRole('form', { name: 'Filter events' });

test('a visitor finds an event by its misspelt artist and opens it', { tag: '@only-phone' }, async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await searchField(page).fill('Kobolt');
  await searchField(page).press('Enter');
  await expect(page).toHaveURL(/\?q=Kobolt/);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /Kobalt 9/ }).first()).toBeVisible();
  await main.getByRole('link', { name: 'Brackwasser Festival' }).click();
  await expect(page).toHaveURL(/\/event\/1$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Brackwasser Festival' })).toBeVisible();
  await expect(main.getByRole('link', { name: /Kobalt 9/ }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?q=Kobolt/);
});

test('suggestions come as one types and obey the keyboard', async ({ page, axe }) => {
  await page.goto('/privacy');
  const field = searchField(page);
  await field.focus();
  await field.pressSequentially('hale nor', { delay: 20 });
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const venue = list.getByRole('option', { name: /Halle Nord/ }).first();
  await expect(venue).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await axe();
  await field.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toHaveValue('hale nor');
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await field.press('ArrowUp');
  const first = list.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/(venue|event)\/\d+$/);
  await expect(list).toBeHidden();

  await field.fill('zzyzx');
  await expect(page.getByText('Nothing is called “zzyzx”.')).toBeVisible();
  await field.fill('hale nor');
  await expect(venue).toBeVisible();
  await field.press('ArrowUp');
  await expect(list.getByRole('option', { name: 'See all results for “hale nor”' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await field.press('Enter');
  await expect(page).toHaveURL('/?q=hale+nor');
});

test('a search that finds nothing says so and keeps the words', async ({ page }) => {
  await page.goto('/?q=%25_%27%22%3Cscript%3E&when=tonight');
  await expect(page.getByRole('main')).toContainText(/nothing/i);
  await expect(searchField(page)).toHaveValue('%_\'"<script>');
  await page.getByRole('link', { name: /^Without “/ }).click();
  await expect(page).toHaveURL('/?when=tonight');
});

test('nonsense in the address is left out', async ({ page }) => {
  const answer = await page.goto('/?when=never&genre=x&near=200,1&km=-1&max=free&after=~&city=');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'What’s on' })).toBeVisible();
});

test('whoever comes back finds the list as it was', { tag: '@only-phone' }, async ({ page }) => {
  await page.goto('/');
  await filterForm(page).getByText('Still available').click();
  await expect(page).toHaveURL('/?available=1');
  await expect(page.getByRole('heading', { name: 'The next 24 events' })).toBeVisible();
  await cards(page).nth(23).scrollIntoViewIfNeeded();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
  const far = cards(page).nth(30);
  await far.scrollIntoViewIfNeeded();
  const title = await far.getByRole('heading').innerText();
  // By its address: what others publish meanwhile may come before it in the list.
  const address = await far.getByRole('link').getAttribute('href');
  const opened = cards(page).filter({ has: page.locator(`a[href="${address}"]`) });
  await far.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/?available=1');
  await expect(opened).toBeInViewport();
  await page.reload();
  await expect(opened).toBeInViewport();
  await page.getByRole('link', { name: 'Remove filter: Still available' }).click();
  await expect(page).toHaveURL('/');
});

test('filters narrow the list down, together and one by one', async ({ page, axe }) => {
  await page.goto('/');
  await filterForm(page).getByLabel('City').selectOption('Brackwasser');
  await expect(page).toHaveURL('/?city=Brackwasser');
  await expect(cards(page).first()).toContainText('Brackwasser');
  await filterForm(page).getByText('Any date').first().click();
  await filterForm(page).getByLabel('From').fill('2090-01-01');
  await filterForm(page).getByRole('button', { name: 'Show these dates' }).click();
  await expect(page).toHaveURL('/?when=2090-01-01..2090-01-01&city=Brackwasser');
  await expect(page.getByText('No upcoming events')).toBeVisible();
  await axe();
  await page.getByRole('link', { name: 'Without 1 Jan' }).click();
  await expect(page).toHaveURL('/?city=Brackwasser');
  await expect(cards(page).first()).toBeVisible();
});

test('near me asks the device and lists what is around', { tag: '@only-phone' }, async ({
  page,
  context,
  database,
}) => {
  const [venue] = await database<{ latitude: number; longitude: number; city: string }[]>`
    select latitude, longitude, city from public.venues where id = 1`;
  if (!venue) throw new Error('there is no venue 1');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: venue.latitude, longitude: venue.longitude });
  await page.goto('/');
  await filterForm(page).getByRole('button', { name: 'Near me' }).click();
  await expect(page).toHaveURL(/\?near=/);
  await expect(page.getByRole('link', { name: 'Remove filter: Within 25 km' })).toBeVisible();
  await expect(cards(page).first()).toContainText(venue.city);
});

test('a device that does not say where it is leaves a way', async ({ page, context }) => {
  await context.clearPermissions();
  await page.goto('/');
  await filterForm(page).getByRole('button', { name: 'Near me' }).click();
  await expect(page.getByText(/choose a city/i)).toBeVisible();
});

test('a plan is kept, and whoever is not signed in comes back to it', async ({ page, signInAs, factory }) => {
  await page.goto('/event/1');
  await page.getByRole('button', { name: /Going/ }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fevent%2F1');
  await signInAs(await factory.account());
  await page.goto('/event/1');
  const going = page.getByRole('button', { name: /Going/ });
  // The button shows the answer before it has come.
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await going.click();
  await expect(going).toHaveAttribute('aria-pressed', 'true');
  await answered;
  await page.reload();
  await expect(going).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/artist/1');
  await page.getByRole('button', { name: /^Follow / }).click();
  await expect(page.getByRole('button', { name: /^Following / })).toBeVisible();
});

test('the home page of a person has shelves of their own', async ({ page, signInAs }) => {
  await signInAs(demo('visitor'));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'From those you follow' })).toBeVisible();
});

test('cancelled and postponed are unmistakable', async ({ page }) => {
  await page.goto('/event/5');
  await expect(page.getByText('This event is cancelled').first()).toBeVisible();
  await page.goto('/event/4');
  await expect(page.getByText('This event is postponed').first()).toBeVisible();
});

test('the colour scheme is chosen and stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await page.getByRole('button', { name: 'Light', exact: true }).click();
  await expect.poll(background).not.toBe(dark);
  await page.reload();
  expect(await background()).not.toBe(dark);
});

test('pages work without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Show more events' }).click();
  await expect(page).toHaveURL(/\?after=/);
  await expect(cards(page).first()).toBeVisible();
  await page.goto('/');
  await filterForm(page).getByLabel('City').selectOption('Brackwasser');
  await filterForm(page).getByRole('button', { name: 'Apply' }).click();
  await expect(cards(page).first()).toContainText('Brackwasser');
  await page.goto('/event/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Brackwasser Festival' })).toBeVisible();
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('visitor@limelight.test');
  await page.getByLabel('Password', { exact: true }).fill('limelight-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/event/1');
  await page.getByRole('button', { name: /Interested/ }).click();
  await expect(page).toHaveURL('/event/1');
  await expect(page.getByRole('button', { name: /Interested/ })).toHaveAttribute('aria-pressed', 'true');
  await context.close();
});
