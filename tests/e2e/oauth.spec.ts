import { expect, test } from './fixtures.ts';

test('sign in through a provider, and only through those that are configured', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 400.*\/auth-callback\.data/);
  await page.goto('/login?redirect=/event/1');
  await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0);
  await page.getByRole('button', { name: /GitHub/ }).click();
  await expect(page).toHaveURL('/event/1');
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin');

  await page.goto('/auth-callback?error=access_denied&error_description=nope');
  await expect(page.getByRole('heading', { name: 'That did not sign you in' })).toBeVisible();
  await page.goto('/auth-callback?code=made-up');
  await expect(page.getByRole('heading', { name: /Wrong browser|did not work|does not work/ })).toBeVisible();
});
