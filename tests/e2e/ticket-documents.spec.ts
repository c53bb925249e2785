import { readFile } from 'node:fs/promises';
import { readPdf } from '../fixtures/poppler.ts';
import { choose, hold, makeSale } from './buying-scene.ts';
import { expect, test } from './fixtures.ts';

test('tickets are printed, shown without a network, and forgotten at sign-out', {
  tag: '@only-phone',
}, async ({ page, context, request, database, factory, signInAs, axe, expectConsoleError }) => {
  const sale = await makeSale(database, { Free: {} });
  const fan = await factory.account('Ζωή Łuk');
  await signInAs(fan);
  await page.goto(sale.path);
  await choose(page, 'Free', 2);
  await hold(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  const codes = page.getByRole('img', { name: /QR code/ });
  await expect(codes).toHaveCount(2);
  await axe();
  await expect(page.getByRole('link', { name: 'Receipt' })).toBeHidden();

  const enlarge = page.getByRole('button', { name: 'Show the code large: ticket 2 of 2' });
  const large = page.getByRole('dialog', { name: 'Code of ticket 2 of 2' });
  await enlarge.click();
  await expect(large).toContainText('Ζωή Łuk');
  await expect(large).toContainText('Ticket 2 of 2');
  expect((await large.getByRole('img').boundingBox())?.width).toBeGreaterThan(340);
  await axe();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(enlarge).toBeFocused();

  const tickets =
    await database`select id::int, serial from public.tickets where event_id = ${sale.event} order by id`;
  const download = async (name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name, exact: true }).click(),
    ]);
    return readPdf(await readFile(await file.path()));
  };
  const all = await download('PDF');
  expect(all).toHaveLength(2);
  for (const [index, { serial }] of tickets.entries()) expect(all[index]).toContain(serial);
  const [second = ''] = await download('PDF of Ticket 2 of 2');
  expect(second).toContain(tickets[1]?.serial);
  expect(second).toContain('Ζωή Łuk');

  const code = new URL(page.url()).searchParams.get('order') ?? '';
  const ask = async (path: string, as = page.request) => as.get(`/order/${code}/${path}`);
  const statusOf = async (path: string, as = page.request) => (await ask(path, as)).status();
  const calendar = await ask('calendar.ics');
  expect(calendar.headers()['cache-control']).toBe('private, no-store');
  expect(await calendar.text()).toContain(code);
  expect((await ask('tickets.pdf')).headers()['cache-control']).toBe('private, no-store');
  const [first, other] = [tickets[0]?.id, tickets[1]?.id];
  for (const path of ['tickets.pdf', `ticket/${first}.pdf`, 'calendar.ics', 'receipt.pdf'])
    expect([path, await statusOf(path, request)]).toEqual([path, 404]);
  for (const path of ['receipt.pdf', 'ticket/0.pdf', 'ticket/999999999.pdf', `ticket/${first}`])
    expect([path, await statusOf(path)]).toEqual([path, 404]);
  await database`update public.tickets set status = 'cancelled' where id = ${other ?? 0}`;
  expect(await statusOf(`ticket/${other}.pdf`)).toBe(410);
  await database`update public.tickets set status = 'valid' where id = ${other ?? 0}`;

  const isKept = (path: string) =>
    page.evaluate(async (path) => (await caches.match(path)) !== undefined, path);
  const order = new URL(page.url());
  await expect.poll(() => isKept(order.pathname + order.search)).toBe(true);
  // What its tickets are drawn with, too.
  await expect.poll(() => isKept(`/art/event/${sale.event}.svg`)).toBe(true);
  await page.getByRole('main').getByRole('link', { name: 'My tickets' }).click();
  await expect(codes).toHaveCount(2);
  await expect.poll(() => isKept(`/user/${fan.id}`)).toBe(true);

  expectConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await context.setOffline(true);
  await page.reload();
  await expect(codes).toHaveCount(2);
  await page.goto(order.href);
  await expect(codes).toHaveCount(2);
  // Whoever taps the code itself means the same, and the page may still be waking up.
  await expect(async () => {
    await codes.nth(1).click({ force: true });
    await expect(large).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await large.getByRole('button', { name: 'Close' }).click();
  await context.setOffline(false);

  await page.goto(`/user/${fan.id}`);
  await expect(codes).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Account of/ })
    .and(page.locator(':visible'))
    .first()
    .click();
  await page.getByRole('button', { name: 'Sign out' }).and(page.locator(':visible')).first().click();
  await expect.poll(() => isKept(`/user/${fan.id}`)).toBe(false);
});
