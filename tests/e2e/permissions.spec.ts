import { expect, test } from './fixtures.ts';

test('an owner adds, changes and removes someone, and the last owner stays', { tag: '@phone' }, async ({
  page,
  factory,
  signInAs,
  database,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 4\d\d/);
  const [event] = await database`insert into public.events (title, status, starts_at, ends_at, timezone)
    values ('Team Night', 'draft', now() + interval '10 days', now() + interval '11 days', 'UTC') returning id::int`;
  const owner = await factory.account('Olive Owner');
  const colleague = await factory.account('Carl Colleague');
  await factory.permit(owner, 'event', event?.id, 4);
  await signInAs(owner);
  await page.goto(`/admin/event/${event?.id}/permissions`);

  await page.getByLabel('Profile number').fill('999999999');
  await page.getByRole('button', { name: 'Add to the team' }).click();
  await expect(page.getByText('There is no such person.')).toBeVisible();
  await expect(page.getByLabel('Profile number')).toHaveValue('999999999');

  await page.getByLabel('Profile number').fill(String(colleague.id));
  await page.getByRole('button', { name: 'Add to the team' }).click();
  await expect(page.getByText('Carl Colleague').first()).toBeVisible();
  await expect(page.getByText(/Carl Colleague.*joined as crew/)).toBeVisible();

  const ownLevel = page.getByRole('listitem').filter({ hasText: 'Olive Owner' }).getByRole('combobox');
  await ownLevel.selectOption('Crew');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Every team needs an owner.')).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Olive Owner' }).getByRole('combobox'),
  ).toHaveValue('4');

  await page.getByRole('listitem').filter({ hasText: 'Carl Colleague' }).getByRole('button').first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Remove/ })
    .click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Carl Colleague' }).getByRole('combobox'),
  ).toHaveCount(0);
});

test('crew see the team but cannot change it', async ({ page, signInAs }) => {
  await signInAs({ email: 'door@limelight.test', password: 'limelight-demo' });
  await page.goto('/admin/event/1/permissions');
  await expect(page.getByText('Demo Organiser').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to the team' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
});
