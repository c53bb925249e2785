import sharp from 'sharp';
import { expect, test } from './fixtures.ts';

const picture = () =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: '#1f7a4d' } })
    .withExif({ IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

test('a person chooses a picture, sees it, and takes it away again', async ({
  page,
  factory,
  signInAs,
  request,
  database,
}) => {
  const person = await factory.account('Pia Picture');
  await signInAs(person);
  await page.goto(`/user/${person.id}`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture() });
  await page.getByRole('radio', { name: '1:1' }).check();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Save picture' }).click();
  const shown = page.getByRole('main').locator('img[src*="profile-pictures"]').first();
  await expect(shown).toBeVisible();
  await page.reload();
  await expect(shown).toBeVisible();

  const [row] = await database`select picture_path from public.users where id = ${person.id}`;
  const stored = await request.get(`/storage/v1/object/public/profile-pictures/${row?.picture_path}`);
  const { exif, width, height } = await sharp(await stored.body()).metadata();
  expect(exif).toBeUndefined();
  expect({ width, height }).toEqual({ width: 583, height: 583 });

  await page.getByRole('button', { name: 'Remove picture' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(shown).toHaveCount(0);
});

test('a damaged picture is refused before it is sent', async ({ page, factory, signInAs }) => {
  const person = await factory.account('Dora Damaged');
  await signInAs(person);
  await page.goto(`/user/${person.id}`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert').filter({ hasText: 'could not be read' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save picture' })).toHaveCount(0);
});

test('a name is changed, and typed text is not lost by a slip', async ({ page, factory, signInAs }) => {
  const person = await factory.account('Old Name');
  await signInAs(person);
  await page.goto(`/user/${person.id}`);
  await page.getByLabel('Display name').fill('New Name');
  await page.getByRole('link', { name: 'Limelight' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Display name')).toHaveValue('New Name');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Your name is changed.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'New Name' })).toBeVisible();
});

test('a handle is chosen, one that is taken is refused beside its field, and strangers see the profile', async ({
  page,
  factory,
  signInAs,
  request,
  database,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 409/);
  const [person, other] = await Promise.all([factory.account('Hana Handle'), factory.account('Otto Other')]);
  const taken = `taken_${other.id}`;
  await database`update public.users set handle = ${taken} where id = ${other.id}`;
  await signInAs(person);
  await page.goto(`/user/${person.id}#settings`);
  expect((await request.get(`/user/${person.id}`)).status()).toBe(404);

  const handle = page.getByRole('textbox', { name: 'Handle' });
  const save = page.getByRole('button', { name: 'Save profile' });
  await handle.fill('no');
  await save.click();
  await expect(handle).toHaveAccessibleDescription(/Use 3 to 30 small letters/);
  await handle.fill(`@${taken.toUpperCase()}`);
  await page.getByRole('textbox', { name: 'About you' }).fill('Front left, always.');
  await save.click();
  await expect(handle).toHaveAccessibleDescription(/Somebody has that handle already/);
  await expect(page.getByRole('textbox', { name: 'About you' })).toHaveValue('Front left, always.');
  await handle.fill(`hana_${person.id}`);
  await save.click();
  await expect(page.getByText(`@hana_${person.id}`)).toBeVisible();

  const answer = await request.get(`/user/${person.id}`);
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toContain('Front left, always.');
  expect(html).not.toContain(person.email);
});
