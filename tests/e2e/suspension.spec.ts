import { openReady } from './editing-scene.ts';
import { expect, test } from './fixtures.ts';

test('staff suspend somebody, who is out at once and told why, and bring them back', async ({
  page,
  browser,
  baseURL,
  factory,
  signInAs,
  axe,
}) => {
  const name = `Nox ${crypto.randomUUID().slice(0, 8)}`;
  const [staff, person] = [await factory.account('Stella Staff'), await factory.account(name)];
  await factory.permit(staff, 'platform', 1, 3);
  await factory.permit(person, 'event', 1, 1);
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const device = await other.newPage();
  const signIn = () =>
    device.request.post('/login', {
      form: { mode: 'sign-in', email: person.email, password: person.password },
      headers: { origin: baseURL ?? '' },
      maxRedirects: 0,
    });
  await signIn();
  await device.goto('/admin');
  await expect(device.getByRole('heading', { level: 1 })).toBeVisible();

  await signInAs(staff);
  await openReady(page, `/admin/manage?q=${person.email}`);
  await axe();
  await page.getByRole('button', { name: `Suspend ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(dialog.getByText('Say why in at least 5 characters.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Unkind to strangers');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByRole('row', { name }).getByText('Unkind to strangers')).toBeVisible();

  // Their next click; a page that listens has been led there by itself.
  if (!device.url().endsWith('/suspended')) await device.goto('/admin').catch(() => undefined);
  await expect(device).toHaveURL('/suspended');
  await expect(device.getByText('Unkind to strangers')).toBeVisible();
  const refused = await signIn();
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toContain('This account is suspended');

  await openReady(page, '/admin/manage?view=audit&action=user.');
  const entry = page.getByRole('listitem').filter({ hasText: name });
  await expect(entry).toContainText(`Stella Staff suspended ${name}: “Unkind to strangers”`);
  await axe();
  await entry.getByRole('link', { name: 'Stella Staff' }).click();
  await expect(page.getByLabel('By (number)')).toHaveValue(String(staff.id));
  await expect(entry).toBeVisible();
  await openReady(page, `/admin/manage?q=${person.id}&kind=users`);
  await page.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(page.getByRole('button', { name: `Suspend ${name}` })).toBeVisible();
  await signIn();
  await device.goto('/admin');
  await expect(device).toHaveURL('/admin');
  await other.close();
});
