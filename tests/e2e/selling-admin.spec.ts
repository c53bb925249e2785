import type { Page } from '@playwright/test';
import { readSheet } from '../fixtures/spreadsheet.ts';
import { makeEvent, newTitle, openReady } from './editing-scene.ts';
import { expect, test } from './fixtures.ts';

type Scene = { page: Page; id: number };

const typeRow = ({ page }: Scene, name: string) =>
  page
    .getByRole('list', { name: 'Ticket types' })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

async function addType(
  { page }: Scene,
  name: string,
  price: string,
  howMany: string,
  more?: () => Promise<void>,
) {
  await page.getByRole('button', { name: 'Add a ticket type' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Price').fill(price);
  await dialog.getByLabel('How many').fill(howMany);
  if (more) {
    await dialog.getByText('More', { exact: true }).click();
    await more();
  }
  await dialog.getByRole('button', { name: 'Add ticket type' }).click();
  await expect(dialog).toBeHidden();
}

test.describe('an organiser sells', () => {
  let scene: Scene;
  test.beforeEach(async ({ page, factory, signInAs, database }) => {
    const id = await makeEvent(database, newTitle(), 'published');
    const account = await factory.account();
    await factory.permit(account, 'event', id, 3);
    await signInAs(account);
    scene = { page, id };
  });

  test('a ticket type from nothing, a shared pool and a tier', async ({ page, axe }) => {
    await openReady(page, `/admin/event/${scene.id}/tickets`);
    await expect(page.getByText('No ticket types yet')).toBeVisible();
    await addType(scene, 'Early bird', '12.50', '100');
    await expect(typeRow(scene, 'Early bird')).toContainText('€12.50');
    await expect(typeRow(scene, 'Early bird')).toContainText('0 sold · 100 left of 100');
    await expect(page.getByText('Paid tickets wait for payouts')).toBeVisible();
    await expect(typeRow(scene, 'Early bird')).toContainText('Waits for payouts');

    await page.getByRole('button', { name: 'Add a pool' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Main hall');
    await page.getByRole('dialog').getByLabel('Places').fill('40');
    await page.getByRole('dialog').getByRole('button', { name: 'Add pool' }).click();
    await expect(page.getByText('No ticket type draws on it.')).toBeVisible();

    await addType(scene, 'Regular', '20', '', async () => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Main hall').check();
      await dialog.getByLabel('Opens after').selectOption('Early bird');
      await axe();
    });
    await expect(typeRow(scene, 'Regular')).toContainText('40 left of 40');
    await expect(typeRow(scene, 'Regular')).toContainText('Opens after Early bird');
    await expect(page.getByText('For Regular.')).toBeVisible();

    await page.getByRole('button', { name: 'Move Regular up' }).click();
    await page.getByRole('button', { name: 'Take off sale: Early bird' }).click();
    await expect(typeRow(scene, 'Early bird')).toContainText('Off sale');
    await page.reload();
    await expect(
      page.getByRole('list', { name: 'Ticket types' }).getByRole('listitem').first(),
    ).toContainText('Regular');
    await axe();
  });

  test('what it costs is shown before it is saved, and mistakes are told beside the field', async ({
    page,
  }) => {
    await openReady(page, `/admin/event/${scene.id}/tickets`);
    await page.getByRole('button', { name: 'Add a ticket type' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Price').fill('20');
    await expect(dialog.getByText('€21.50')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add ticket type' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Give the ticket type a name.');
  });

  test('many coupons at once, which can be taken along as CSV', async ({ page }) => {
    await openReady(page, `/admin/event/${scene.id}/coupons`);
    await page.getByRole('button', { name: 'Make many codes' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('How many codes').fill('60');
    await dialog.getByLabel('Codes begin with').fill('press');
    await dialog.getByLabel('Per cent').fill('100');
    await dialog.getByRole('button', { name: 'Make codes' }).click();
    await expect(page.getByText('1–50 of 60')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    const lines = await linesOf((await download).createReadStream());
    expect(lines).toHaveLength(61);
    expect(lines[1]).toMatch(/^PRESS-[0-9A-Z]{8},percent,100,0,1,0\.00,yes$/);

    await page
      .getByRole('button', { name: /^Switch off/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Switch on/ })).toHaveCount(1);
  });

  test('given tickets are an order that is found, filtered, exported and cancelled', async ({
    page,
    axe,
  }) => {
    await openReady(page, `/admin/event/${scene.id}/tickets`);
    await addType(scene, 'Guest', '0', '10');
    for (const [email, name] of [
      ['zoe@example.org', '=Zoë'],
      ['ben@example.org', 'Ben'],
    ] as const) {
      await page.getByRole('button', { name: 'Give tickets' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('E-mail').fill(email);
      await dialog.getByLabel('Name').fill(name);
      await dialog.getByLabel('How many').fill('2');
      await dialog.getByRole('button', { name: 'Give tickets' }).click();
      await expect(dialog).toBeHidden();
    }
    await expect(typeRow(scene, 'Guest')).toContainText('4 sold · 6 left of 10');

    await openReady(page, `/admin/event/${scene.id}/orders`);
    await expect(page.getByText('1–2 of 2')).toBeVisible();
    await page.getByRole('searchbox').fill('ZOE@');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByText('1–1 of 1')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    const lines = await linesOf((await download).createReadStream());
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`,'=Zoë,zoe@example.org,Guest list,2,0.00,`);
    const spreadsheet = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export XLSX' }).click();
    expect((await spreadsheet).suggestedFilename()).toBe(`orders-${scene.id}.xlsx`);
    const rows = await readSheet(await bytesOf((await spreadsheet).createReadStream()));
    expect(rows).toHaveLength(2);
    expect(rows[1]?.slice(1, 6)).toEqual(['=Zoë', 'zoe@example.org', 'Guest list', 2, 0]);
    const daysAgo = Date.now() / 86_400_000 + 25_569 - Number(rows[1]?.at(-2));
    expect(Math.abs(daysAgo)).toBeLessThan(0.2);
    expect(rows[1]?.at(-1)).toBe('=Zoë; =Zoë');
    await page.getByLabel('State').selectOption('In baskets now');
    await expect(page.getByText('Nothing fits')).toBeVisible();
    await page.getByLabel('State').selectOption('Given');
    await expect(page.getByText('1–1 of 1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await axe();

    await page.getByRole('table').getByRole('link').click();
    await page.getByLabel('Note').fill('Asked for the quiet side.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('Note: Asked for the quiet side.')).toBeVisible();
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Change holder' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Ida Blom');
    await page.getByRole('dialog').getByLabel('E-mail').fill('ida@example.org');
    await page.getByRole('dialog').getByRole('button', { name: 'Change holder' }).click();
    await expect(page.getByText('A ticket has a new holder: Ida Blom')).toBeVisible();
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Cancel chosen tickets' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel ticket' }).click();
    await expect(page.getByText('Tickets were cancelled: 1')).toBeVisible();
    await axe();
    await openReady(page, `/admin/event/${scene.id}`);
    await expect(page.getByText('3 / 10')).toBeVisible();
  });
});

test('crew read what is for sale; names and codes are for managers', async ({
  page,
  factory,
  signInAs,
  database,
}) => {
  const id = await makeEvent(database, newTitle(), 'published');
  await database`insert into public.ticket_types (event_id, name, price) values (${id}, 'Entry', 500)`;
  const account = await factory.account();
  await factory.permit(account, 'event', id, 1);
  await signInAs(account);
  await openReady(page, `/admin/event/${id}/tickets`);
  await expect(page.getByText('Entry')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a ticket type' })).toHaveCount(0);
  await openReady(page, `/admin/event/${id}/orders`);
  await expect(page.getByText('Orders are for managers')).toBeVisible();
  await openReady(page, `/admin/event/${id}/coupons`);
  await expect(page.getByText('Coupons are for managers')).toBeVisible();
  for (const file of ['orders.csv', 'orders.xlsx'])
    expect((await page.request.get(`/admin/event/${id}/${file}`)).status()).toBe(404);
});

async function bytesOf(stream: Promise<NodeJS.ReadableStream>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

async function linesOf(stream: Promise<NodeJS.ReadableStream>): Promise<string[]> {
  return (await bytesOf(stream)).toString('utf8').trim().split('\r\n');
}
