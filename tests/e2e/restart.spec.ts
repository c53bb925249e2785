import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '../fixtures/process.ts';
import { demo, expect, test } from './fixtures.ts';

test('a session survives a restart of the server', async ({ page }) => {
  test.setTimeout(90_000);
  const directory = await mkdtemp(join(tmpdir(), 'limelight-restart-'));
  const before = await startProcess({ DATA_DIR: directory });
  const { port, origin } = new URL(before.url);
  await page.goto(`${origin}/login`);
  await page.getByLabel('E-mail').fill(demo('organiser').email);
  await page.getByLabel('Password', { exact: true }).fill(demo('organiser').password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${origin}/`);
  // A page left open would go on asking the server that is gone.
  await page.goto('about:blank');
  expect(await before.stop()).toBe(0);
  const after = await startProcess({ DATA_DIR: directory, PORT: port });
  await page.goto(`${origin}/admin/event/1`);
  await expect(page).toHaveURL(`${origin}/admin/event/1`);
  await expect(page.getByText('Brackwasser Festival').first()).toBeVisible();
  await page.goto('about:blank');
  expect(await after.stop()).toBe(0);
  await rm(directory, { recursive: true, force: true });
});
