import { openReady } from './editing-scene.ts';
import { expect, test } from './fixtures.ts';

test('staff tend the tree: a genre is added, ordered by keyboard, merged, and its old address leads on', async ({
  page,
  factory,
  signInAs,
  axe,
}) => {
  const tag = crypto.randomUUID().slice(0, 6);
  const [top, one, two] = [`Top ${tag}`, `One ${tag}`, `Two ${tag}`];
  const staff = await factory.account('Stella Staff');
  await factory.permit(staff, 'platform', 1, 3);
  await signInAs(staff);
  await openReady(page, '/admin/manage?view=genres');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add a genre' }).click();
  await dialog.getByLabel('Name').fill(top);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  for (const name of [one, two]) {
    await page.getByRole('button', { name: `Edit ${top}` }).click();
    await dialog.getByRole('button', { name: 'Add one below' }).click();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }
  const branches = page.getByRole('listitem').filter({ hasText: top }).getByRole('listitem');
  await expect(branches).toHaveText([new RegExp(one), new RegExp(two)]);

  const up = page.getByRole('button', { name: `Move ${two} up` });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(branches).toHaveText([new RegExp(two), new RegExp(one)]);
  await expect(page.getByRole('button', { name: `Move ${two} down` })).toBeFocused();

  const old = await page.getByRole('link', { name: one }).getAttribute('href');
  await page.getByRole('button', { name: `Edit ${one}` }).click();
  await axe();
  await dialog.getByRole('button', { name: 'Merge into another' }).click();
  await dialog.getByLabel('Genre that stays').selectOption({ label: `– ${two}` });
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(branches).toHaveText([new RegExp(two)]);
  await page.goto(old ?? '');
  await expect(page.getByRole('heading', { level: 1, name: two })).toBeVisible();
  expect(page.url()).not.toContain(old);
});

test('an owner changes a setting, sees what it comes to, and is told when a colleague was first', async ({
  page,
  factory,
  signInAs,
  database,
  axe,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 409/);
  const owner = await factory.account('Olga Owner');
  await factory.permit(owner, 'platform', 1, 4);
  await signInAs(owner);
  await openReady(page, '/admin/manage?view=settings');
  await page.getByLabel('Part of the price (%)').fill('4.95');
  await expect(page.getByText('A €20 ticket: €1.49 fee.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset Part of the price to 5' }).click();
  await expect(page.getByText('A €20 ticket: €1.50 fee.')).toBeVisible();

  const field = page.getByLabel('Created within a day (entries)');
  await field.fill('0');
  await expect(page.getByText('A whole number from 1 to 1,000.')).toBeVisible();
  await field.fill('150');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await axe();

  await database`update public.platform_settings set creations_per_day = 175, version = version + 1`;
  await field.fill('125');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changed by somebody else')).toBeVisible();
  await page.getByRole('button', { name: 'Reload theirs' }).click();
  await expect(field).toHaveValue('175');
  await page.getByRole('button', { name: 'Reset Created within a day to 100' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  const saved = () =>
    database`select creations_per_day as n from public.platform_settings`.then(([row]) => row?.n);
  await expect.poll(saved).toBe(100);
});

test('every part is tried, each told as soon as it is known', async ({
  page,
  factory,
  signInAs,
  database,
  axe,
}) => {
  const staff = await factory.account('Stella Staff');
  await factory.permit(staff, 'platform', 1, 1);
  await signInAs(staff);
  await openReady(page, '/admin/test');
  await expect(page.getByRole('list', { name: 'At a glance' })).toContainText('in step with');
  const trips = page.getByRole('list', { name: 'Round trips' });
  const part = (name: string) =>
    trips.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  const held = await database.reserve();
  await held`begin`;
  await held`lock table private.self_checks`;
  await page.getByRole('button', { name: 'Try every part' }).click();
  await expect(part('Realtime')).toContainText('OK');
  await expect(part('Database')).toContainText('Waiting');
  await held`rollback`;
  held.release();
  await expect(page.getByText('Every part works.')).toBeVisible();
  await expect(part('Database')).toContainText('A row was written, read and removed.');
  await axe();
  await page.getByRole('button', { name: 'Send me a test letter' }).click();
  await expect(page.getByText(`A letter is on its way to ${staff.email}.`)).toBeVisible();
});
