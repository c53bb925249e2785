import { catalogueOf } from '../fixtures/catalogue.ts';
import { openReady } from './editing-scene.ts';
import { expect, test } from './fixtures.ts';

test('staff give a permission by the names of both, see it by name, and take it back', async ({
  page,
  database,
  factory,
  signInAs,
  axe,
}) => {
  const suffix = crypto.randomUUID().slice(0, 8);
  const [somebody, venue] = [`Greta Helps ${suffix}`, `Helped Cellar ${suffix}`];
  const [staff, person] = [await factory.account('Stella Staff'), await factory.account(somebody)];
  await catalogueOf(database).venue(venue, 'Port Ellery');
  await factory.permit(staff, 'platform', 1, 3);
  await signInAs(staff);
  await openReady(page, `/admin/manage?kind=users&q=${person.email}`);
  const row = page.getByRole('row', { name: somebody });
  await page.getByRole('button', { name: `Grant ${somebody}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('For').selectOption('Venue');
  await dialog.getByRole('button', { name: 'Grant' }).click();
  await expect(dialog.getByText('Choose the venue first.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Venue' }).fill('no such place anywhere');
  await expect(dialog.getByText('Nothing found.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Venue' }).fill(venue);
  await dialog.getByRole('option', { name: venue }).click();
  await axe();
  await dialog.getByLabel('Level').selectOption('Editor');
  await dialog.getByRole('button', { name: 'Grant' }).click();
  const chip = row.getByRole('button', { name: `${venue} · editor` });
  await expect(chip).toBeVisible();
  await chip.click();
  await expect(page.getByText(`${somebody} is no longer editor of ${venue}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(chip).toHaveCount(0);

  // From the other side, by the keyboard.
  await openReady(page, `/admin/manage?kind=venues&q=${suffix}`);
  await page.getByRole('button', { name: `Grant ${venue}` }).click();
  await dialog.getByRole('combobox', { name: 'Person' }).fill(person.email);
  await expect(dialog.getByRole('option', { name: somebody })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(somebody)).toBeVisible();
  await dialog.getByRole('button', { name: 'Grant' }).click();
  await expect(page.getByRole('button', { name: `${somebody} · crew` })).toBeVisible();
});
