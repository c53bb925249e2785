import { openReady } from './editing-scene.ts';
import { expect, test } from './fixtures.ts';

const card = { name: 'What’s new' };

test('staff write what is new, and whom it concerns sees it once on all devices', async ({
  page,
  browser,
  baseURL,
  factory,
  signInAs,
  database,
  axe,
}) => {
  const title = `News ${crypto.randomUUID().slice(0, 8)}`;
  const [staff, crew] = [await factory.account('Stella Staff'), await factory.account('Cleo Crew')];
  const colleague = await factory.account('Cato Colleague');
  await factory.permit(staff, 'platform', 1, 1);
  for (const scans of [crew, colleague]) await factory.permit(scans, 'event', 1, 1);
  await signInAs(staff);
  await openReady(page, '/admin/feature-announcements');
  await page.getByRole('button', { name: 'Write one' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Say what people can do now.').first()).toBeVisible();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('textbox', { name: 'Text' }).fill('Scan **faster**.');
  await expect(page.getByText('faster', { exact: true })).toHaveCount(1);
  await page.getByLabel('For whom').selectOption({ label: 'Scanners: crew, and whoever used the scanner' });
  const before = await page.evaluate(() => {
    const now = new Date(Date.now() - 60_000);
    return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  });
  await page.getByLabel('From').fill(before);
  await axe();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Out');

  // It comes after everything else, when the browser has nothing to do.
  const shown = page.getByRole('complementary', card);
  for (const oneAfterTheOther of [colleague, crew]) {
    await signInAs(oneAfterTheOther);
    await page.goto('/');
    await expect(shown).toContainText(title, { timeout: 30_000 });
  }
  await axe();
  await shown.getByRole('button', { name: 'Got it' }).click();
  await expect(shown).toHaveCount(0);
  const count = () =>
    database`select v.dismissed_at from private.announcement_views v join public.announcements a on a.id = v.announcement_id
      where a.title = ${title} and v.user_id = ${crew.id}`.then(([row]) => row?.dismissed_at ?? null);
  await expect.poll(count).not.toBeNull();

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const device = await other.newPage();
  await device.request.post('/login', {
    form: { mode: 'sign-in', email: crew.email, password: crew.password },
    headers: { origin: baseURL ?? '' },
    maxRedirects: 0,
  });
  const asked = device.waitForResponse(/\/whats-new\?/);
  await device.goto('/');
  expect(await (await asked).json()).not.toContainEqual(expect.objectContaining({ title }));
  await other.close();

  await signInAs(staff);
  await openReady(page, '/admin/feature-announcements');
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('1 dismissed');
  await page.getByRole('button', { name: `End ${title}` }).click();
  await page.getByRole('button', { name: 'End now' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Ended');
});

test('a stranger sees it once, and never where they buy', async ({ page }) => {
  // Of this browser alone: whatever is for everyone would be seen by every other test.
  const news = { id: 900_001, title: 'Hello strangers', body: 'Look around.', linkTo: null, linkLabel: null };
  await page.route('**/whats-new', (route) => route.fulfill({ json: [news] }));
  const shown = page.getByRole('complementary', card);
  await page.goto('/event/1');
  await page.waitForLoadState('networkidle');
  await expect(shown).toHaveCount(0);
  await page.goto('/');
  await expect(shown).toContainText('Hello strangers');
  const asked = page.waitForResponse(/\/whats-new$/);
  await page.reload();
  await asked;
  await expect(shown).toHaveCount(0);
});

test('a test notification is followed until it is delivered, with the reason where it is not', async ({
  page,
  factory,
  signInAs,
  mailbox,
  axe,
}) => {
  const staff = await factory.account('Tess Tester');
  await factory.permit(staff, 'platform', 1, 1);
  await signInAs(staff);
  await openReady(page, '/admin/test-notifications');
  await page.getByRole('button', { name: 'Send the test' }).click();
  const test = page
    .getByRole('list', { name: 'Tests' })
    .getByRole('listitem')
    .filter({ hasText: 'to Tess Tester' });
  await expect(test.first()).toContainText('In the app shown');
  await expect(test.first()).toContainText('Push not sent: no subscription on any device');
  await expect(test.first()).toContainText('E-mail sent', { timeout: 20_000 });
  expect((await mailbox.newest(staff.email)).text).toContain('This is a test.');
  await axe();
});
