import sharp from 'sharp';
import { expect, test } from './fixtures.ts';

const picture = () =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: '#1f7a4d' } })
    .withExif({ IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

test('a person chooses a picture, sees it, and takes it away again', { tag: '@phone' }, async ({
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
  await page.getByRole('button', { name: 'Save picture' }).click();
  const shown = page.getByRole('main').locator('img[src*="profile-pictures"]').first();
  await expect(shown).toBeVisible();
  await page.reload();
  await expect(shown).toBeVisible();

  const [row] = await database`select picture_path from public.users where id = ${person.id}`;
  const stored = await request.get(`/storage/v1/object/public/profile-pictures/${row?.picture_path}`);
  const { exif } = await sharp(await stored.body()).metadata();
  expect(exif).toBeUndefined();

  await page.getByRole('button', { name: 'Remove picture' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(shown).toHaveCount(0);
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
