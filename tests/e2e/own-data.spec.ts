import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';

test('somebody takes their data along, deletes their account, and is out', async ({
  page,
  factory,
  signInAs,
  mailbox,
  axe,
  expectConsoleError,
}) => {
  const person = await factory.account('Lea Leaver');
  await signInAs(person);
  await page.goto(`/user/${person.id}`);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const copy = JSON.parse(await readFile(await (await file).path(), 'utf8'));
  expect(copy.account[0].email).toBe(person.email);
  expect(copy.profile[0].display_name).toBe('Lea Leaver');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByRole('heading', { name: 'Goes at once' })).toBeVisible();
  await axe();
  await dialog.getByLabel('Your e-mail address, to confirm').fill('somebody@else.test');
  expectConsoleError(/400/);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('That is not the address of this account.')).toBeVisible();
  await dialog.getByLabel('Your e-mail address, to confirm').fill(person.email);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();

  expect((await page.request.get(`/user/${person.id}`)).status()).toBe(404);
  const again = await page.request.post('/login', {
    form: { mode: 'sign-in', email: person.email, password: person.password },
    headers: { origin: new URL(page.url()).origin },
    maxRedirects: 0,
  });
  expect(again.status()).toBe(400);
  expect((await mailbox.newest(person.email)).subject).toBe('Your Limelight account is deleted');
});
