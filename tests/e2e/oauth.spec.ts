import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOAuthProvider } from '../fixtures/oauth-provider.ts';
import { startProcess } from '../fixtures/process.ts';
import { expect, test } from './fixtures.ts';

test('sign in through a provider, and only through those that are configured', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 400.*\/auth-callback\.data/);
  test.setTimeout(90_000);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: /GitHub|Google/ })).toHaveCount(0);

  const provider = await startOAuthProvider('someone@provider.example');
  const directory = await mkdtemp(join(tmpdir(), 'limelight-oauth-'));
  const limelight = await startProcess({
    DATA_DIR: directory,
    GITHUB_CLIENT_ID: 'id',
    GITHUB_CLIENT_SECRET: 'secret',
    GITHUB_URL: provider.url,
  });
  await page.goto(`${limelight.url}/login?redirect=/event/1`);
  await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0);
  await page.getByRole('button', { name: /GitHub/ }).click();
  await expect(page).toHaveURL(`${limelight.url}/event/1`);
  await page.goto(`${limelight.url}/admin`);
  await expect(page).toHaveURL(`${limelight.url}/admin`);

  await page.goto(`${limelight.url}/auth-callback?error=access_denied&error_description=nope`);
  await expect(page.getByRole('heading', { name: 'That did not sign you in' })).toBeVisible();
  await page.goto(`${limelight.url}/auth-callback?code=made-up`);
  await expect(page.getByRole('heading', { name: /Wrong browser|did not work|does not work/ })).toBeVisible();

  await page.goto('about:blank');
  expect(await limelight.stop()).toBe(0);
  await provider.stop();
  await rm(directory, { recursive: true, force: true });
});
