import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type postgres from 'postgres';
import { encodeQr } from '../../app/lib/qr.ts';
import { encodeFacts, toToken } from '../../app/lib/ticket-token.ts';
import { filmPicture, filmSize } from '../fixtures/camera-film.ts';
import { doorOf } from '../fixtures/door.ts';

/** A door tonight with a gate, and what the tickets of its guests say. */
export async function makeDoor(sql: postgres.Sql, options: { tickets?: number; search?: boolean } = {}) {
  const door = doorOf(sql);
  const { event, type, tickets } = await door.night({ tickets: options.tickets ?? 1 });
  await door.rules(event, { search: options.search ?? true, capacity: 600 });
  const gate = await door.gate(event, 'Main gate');
  const tokens = await signTokens(sql, event, type, tickets);
  return { door, event, type, gate, tickets, tokens };
}

async function signTokens(sql: postgres.Sql, event: number, type: number, tickets: number[]) {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { d = '', x = '' } = privateKey.export({ format: 'jwk' });
  const [key] =
    await sql`select id::int from private.keep_ticket_key(${event}, ${Buffer.from(d, 'base64url')},
    ${Buffer.from(x, 'base64url')})`;
  const rows = await sql`select serial from public.tickets where id = any (${tickets}) order by id`;
  const validFrom = Math.floor(Date.now() / 1000) - 3600;
  return rows.map(({ serial }) => {
    const facts = encodeFacts({
      keyId: key?.id,
      eventId: event,
      typeId: type,
      serial,
      validFrom,
      validUntil: validFrom + 86_400,
    });
    return toToken(facts, sign(null, facts, privateKey));
  });
}

/** What an organiser sends to somebody who shall scan. */
export async function makeLink(sql: postgres.Sql, event: number, gate: number, name: string) {
  const link = randomBytes(24).toString('base64url');
  const pin = '482913';
  await sql`
    with made as (
      insert into public.scanner_devices (event_id, name, gate_id, link_hash, pin_hash, link_ends_at)
      values (${event}, ${name}, ${gate}, ${hash(link)}, '', now() + interval '1 day') returning id
    )
    select id from made`;
  await sql`update public.scanner_devices set pin_hash = sha256(convert_to(id || ':' || ${pin}::text, 'UTF8'))
    where link_hash = ${hash(link)}`;
  return { path: `/scanner#link=${link}`, pin };
}

const hash = (text: string) => createHash('sha256').update(text, 'utf8').digest();

/** Opens a link and types its PIN. */
export async function claim(page: Page, { path, pin }: { path: string; pin: string }) {
  await page.goto(path);
  await page.getByLabel('PIN', { exact: true }).fill(pin);
  await page.getByRole('button', { name: 'Begin scanning' }).click();
  await expect(page.getByText('Online', { exact: true })).toBeVisible();
}

/** What a hardware scanner does: types fast, and ends with Enter. */
export async function shoot(page: Page, text: string) {
  await page.evaluate((typed) => {
    for (const key of [...typed, 'Enter'])
      document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, text);
}

/** The page and all that it is made of are on this phone. */
export async function untilKeptOffline(page: Page) {
  await expect
    .poll(() => page.evaluate(async () => Boolean(await (await caches.open('scanner')).match('/scanner'))), {
      timeout: 20_000,
    })
    .toBe(true);
}

const moduleSize = 9;

/** A film for the camera of the browser, of a ticket that is shown twice. */
export async function filmTicket(file: string, token: string) {
  const { width, height } = filmSize;
  const modules = encodeQr(token);
  const left = Math.floor((width - modules.length * moduleSize) / 2);
  const top = Math.floor((height - modules.length * moduleSize) / 2);
  const ticket = Buffer.alloc(width * height, 235);
  modules.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (!dark) return;
      for (let line = 0; line < moduleSize; line += 1) {
        const from = (top + y * moduleSize + line) * width + left + x * moduleSize;
        ticket.fill(16, from, from + moduleSize);
      }
    });
  });
  await filmPicture(file, ticket);
}
