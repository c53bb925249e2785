import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { makeDoor } from './door-scene.ts';
import { expect, test } from './fixtures.ts';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(wasm)).buffer } });

/** What a camera would read off the screen. */
async function read(code: Locator): Promise<string> {
  const picture = await code.screenshot();
  const [found] = await readBarcodes(new Blob([Uint8Array.from(picture)]), { formats: ['QRCode'] });
  return found?.text ?? '';
}

test('a live code changes by itself, is right on a phone whose clock is not, and lets in once', async ({
  page,
  database,
  factory,
  signInAs,
}) => {
  const { event, tickets, door } = await makeDoor(database);
  const [ticket = 0] = tickets;
  const holder = await factory.account('Lou Holder');
  await database`update public.door_rules set live_code = true where event_id = ${event}`;
  await database`update public.tickets set holder_id = ${holder.id} where id = ${ticket}`;
  const phone = await door.device(event);
  const scan = async (token: string) => {
    const body = { nonce: randomUUID(), at: Date.now(), direction: 'entry', token };
    const answer = await page.request.post('/scanner/api/scan', {
      data: body,
      headers: { authorization: `Scanner ${phone.token}` },
    });
    return (await answer.json()).outcome;
  };

  await signInAs(holder);
  await page.clock.install({ time: Date.now() - 600_000 });
  await page.goto(`/user/${holder.id}`);
  const code = page.getByRole('img', { name: /QR code of Ticket .* it changes/ });
  await expect(code).toBeVisible();
  await expect(page.getByText('Pictures of it do not let in')).toBeVisible();
  await expect.poll(async () => (await read(code)).length).toBe(154);
  const first = await read(code);
  await page.clock.fastForward(16_000);
  await expect.poll(() => read(code)).not.toBe(first);
  const second = await read(code);
  expect(second.slice(0, 146)).toBe(first.slice(0, 146));

  expect(await scan(first.slice(0, 146))).toBe('code_expired');
  expect(await scan(first)).toBe('accepted');
  expect(await scan(first)).toBe('already_scanned');

  await page.getByRole('button', { name: /^Show the code large/ }).click();
  const large = page.getByRole('dialog').getByRole('img', { name: /it changes/ });
  await expect.poll(async () => (await read(large)).length).toBe(154);
  const third = await read(large);
  await page.clock.fastForward(16_000);
  await expect.poll(() => read(large)).not.toBe(third);
});
