import { createHash, createVerify } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { layouts } from '~/lib/ticket-design/layouts';
import { readCode } from '~/services/door/read-code.server';
import { saveDesign } from '~/services/ticket-design/save-design.server';
import { listCodes } from '~/services/tickets/own-tickets.server';
import { makeApplePass } from '~/services/wallets/apple-pass.server';
import { googleWalletLink } from '~/services/wallets/google-link.server';
import { getWalletTicket, type WalletTicket } from '~/services/wallets/wallet-ticket.server';
import { createPaymentWorld, type PaymentWorld } from '../fixtures/payments.ts';
import { makeAppleAccess, makeGoogleAccess, openPass } from '../fixtures/wallets.ts';

let world: PaymentWorld;
let apple: ReturnType<typeof makeAppleAccess>;
const google = makeGoogleAccess();
beforeAll(async () => {
  world = await createPaymentWorld();
  apple = makeAppleAccess();
});
afterAll(async () => {
  apple.drop();
  await world.stop();
});

async function boughtTicket() {
  const made = await world.bought();
  const ticket = await getWalletTicket(world.platform, made.orderId, made.tickets[0] ?? 0);
  if (!ticket) throw new Error('no ticket for a wallet');
  return { ...made, ticket };
}

test('a pass is signed, whole, and carries the ticket’s own code', async () => {
  const { ticket, event } = await boughtTicket();
  const files = openPass(await makeApplePass(world.platform, apple, ticket), apple);
  const manifest: Record<string, string> = JSON.parse(String(files.get('manifest.json')));
  const signed = [...files.keys()].filter((name) => name !== 'manifest.json' && name !== 'signature');
  expect(Object.keys(manifest).sort()).toEqual(signed.sort());
  for (const [name, hash] of Object.entries(manifest))
    expect(
      createHash('sha1')
        .update(files.get(name) ?? '')
        .digest('hex'),
      name,
    ).toBe(hash);

  const pass = JSON.parse(String(files.get('pass.json')));
  expect(pass).toMatchObject({
    passTypeIdentifier: apple.passTypeId,
    teamIdentifier: apple.teamId,
    serialNumber: ticket.sheet.serial,
    organizationName: 'Paid Promoter',
  });
  const [code] = pass.barcodes;
  expect(code).toMatchObject({ format: 'PKBarcodeFormatQR', message: ticket.sheet.token });
  expect(await readCode(world.platform, event, code.message)).toEqual({
    serial: ticket.sheet.serial,
    isLive: false,
  });
  expect(JSON.stringify(pass.eventTicket)).toContain('A Night');
  for (const [name, width, height] of [
    ['icon.png', 29, 29],
    ['icon@2x.png', 58, 58],
    ['logo.png', 50, 50],
    ['strip@2x.png', 750, 196],
  ] as const) {
    const picture = await sharp(files.get(name)).metadata();
    expect([name, picture.width, picture.height]).toEqual([name, width, height]);
  }
});

test('a pass has the colours of the design', async () => {
  const { event, orderId, tickets } = await boughtTicket();
  const editor = await world.person();
  await world.catalogue.permit(editor, 'event', event, 2);
  const palette = { ground: '#1238d8', deep: '#0b25a0', ink: '#f4f0e4', first: '#ff9fc4', second: '#ffd23f' };
  const design = layouts[2]?.make(palette) ?? layouts[0].make(palette);
  await saveDesign(world.platform, editor.id, { eventId: event, design, baseVersion: 0, note: '' });
  const ticket = await getWalletTicket(world.platform, orderId, tickets[0] ?? 0);
  const files = openPass(await makeApplePass(world.platform, apple, ticket as WalletTicket), apple);
  expect(JSON.parse(String(files.get('pass.json')))).toMatchObject({
    backgroundColor: 'rgb(18, 56, 216)',
    foregroundColor: 'rgb(255, 255, 255)',
  });
});

test('a link to Google Wallet is signed by the account and short enough to be one', async () => {
  const { ticket } = await boughtTicket();
  const link = googleWalletLink(google, ticket, 'https://limelight.test');
  expect(link).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\//);
  expect(link.length).toBeLessThan(2000);
  const [head = '', claims = '', signature = ''] = link.split('/').at(-1)?.split('.') ?? [];
  const isSigned = createVerify('RSA-SHA256')
    .update(`${head}.${claims}`)
    .verify(google.publicKey, signature, 'base64url');
  expect(isSigned).toBe(true);
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString());
  expect(said).toMatchObject({ iss: google.email, aud: 'google', typ: 'savetowallet' });
  const [saved] = said.payload.eventTicketObjects;
  const [about] = said.payload.eventTicketClasses;
  expect(saved).toMatchObject({ classId: about.id, barcode: { type: 'QR_CODE', value: ticket.sheet.token } });
  expect(about.eventName.defaultValue.value).toBe('A Night');
});

test('wallets are offered where they are set up, and not for codes that change or tickets that are void', async () => {
  const { orderId, tickets, event } = await boughtTicket();
  const [first = 0, second = 0] = tickets;
  const offered = async (wallets: object) => {
    const codes = await listCodes(
      { ...world.platform, wallets },
      tickets.map((id) => ({ id })),
    );
    return tickets.map((id) => codes(id).wallets);
  };
  expect(await offered({})).toEqual([[], []]);
  await world.sql`update public.tickets set status = 'blocked' where id = ${second}`;
  expect(await offered({ apple, google })).toEqual([['apple', 'google'], []]);
  expect(await getWalletTicket(world.platform, orderId, second)).toBeUndefined();
  await world.sql`insert into public.door_rules (event_id, live_code) values (${event}, true)`;
  expect(await offered({ apple, google })).toEqual([[], []]);
  expect(await getWalletTicket(world.platform, orderId, first)).toBeUndefined();
});
