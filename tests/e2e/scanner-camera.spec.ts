import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, findChromium } from '../../scripts/chromium.ts';
import { cameraFlags } from '../fixtures/camera-film.ts';
import { claim, filmTicket, makeDoor, makeLink } from './door-scene.ts';
import { expect, test } from './fixtures.ts';

const checkout = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8);
const film = join(tmpdir(), `limelight-camera-${checkout}.y4m`);

test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumFlags, ...cameraFlags(film)],
  },
  permissions: ['camera'],
});

test('the camera reads a ticket: accepted, and shown again it is already used', async ({
  page,
  database,
  axe,
}) => {
  const { event, gate, tokens, door } = await makeDoor(database);
  await filmTicket(film, tokens[0] ?? '');
  await claim(page, await makeLink(database, event, gate, 'Phone 2'));
  await expect(page.getByText('Come in')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Come in')).toBeHidden();
  const refusal = page.getByText(/Already used \d\d:\d\d at Main gate by Phone 2/);
  await expect(refusal).toBeVisible({ timeout: 20_000 });
  await axe();
  expect(await door.entries(event)).toHaveLength(1);
  await rm(film, { force: true });
});
