import { choose, hold, makeSale } from './buying-scene.ts';
import { expect, test } from './fixtures.ts';

test('an organiser sees what goes back, gives one ticket of two its price, and the buyer sees it', async ({
  page,
  database,
  factory,
  signInAs,
}) => {
  const sale = await makeSale(database, { Standard: { price: 1200 } });
  const [buyer, manager] = [await factory.account('Fay Fan'), await factory.account('Mo Manager')];
  await factory.permit(manager, 'event', sale.event, 3);
  await signInAs(buyer);
  await page.goto(sale.path);
  await choose(page, 'Standard', 2);
  await hold(page);
  await page.getByRole('button', { name: /^Pay €26.20/ }).click();
  await page.getByRole('button', { name: /^Pay €26.20/ }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(2);
  const { searchParams } = new URL(page.url());
  const [order] =
    await database`select code from public.orders where event_id = ${sale.event} and status = 'paid'`;
  expect(searchParams.has('session_id')).toBe(true);

  await page.context().clearCookies();
  await signInAs(manager);
  await page.goto(`/admin/event/${sale.event}/orders`);
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Refund chosen tickets' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^The ticket.* no longer works at the door\..*the fee stays/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Refund €12' }).click();
  await expect(page.getByText('€12 go back to the buyer.')).toBeVisible();
  expect(await sale.counts('Standard')).toEqual({ sold: 1, held: 0, offered: 0 });

  await page.context().clearCookies();
  await signInAs(buyer);
  await page.goto(`/success?order=${order?.code}`);
  await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(1);
  await expect(page.getByText('No longer valid')).toBeVisible();
});
