import type { Page } from '@playwright/test';
import { choose, hold, makeSale } from './buying-scene.ts';
import { expect, test } from './fixtures.ts';

const going = { name: 'You’re going' };
const codes = (page: Page) => page.getByRole('img', { name: /QR code/ });

test('two tickets with names and a required question are bought; one is given away and taken; the old code is gone', async ({
  page,
  browser,
  database,
  factory,
  signInAs,
  axe,
  baseURL,
  expectConsoleError,
}) => {
  expectConsoleError(/422/);
  const sale = await makeSale(database, { Free: {} });
  await database`insert into public.ticket_questions (event_id, label, kind, choices, is_required)
    values (${sale.event}, 'What do you eat?', 'choice', array['Everything', 'Vegan'], true)`;
  const [fay, ben] = [await factory.account('Fay Fan'), await factory.account('Ben Friend')];
  await signInAs(fay);
  await page.goto(sale.path);
  await choose(page, 'Free', 2);
  await hold(page);
  await expect(page.getByLabel('Name on ticket 1')).toHaveValue('Fay Fan');
  await page.getByLabel('Name on ticket 2').fill('Ben Friend');
  const diets = page.getByLabel('What do you eat?');
  await diets.first().selectOption('Vegan');
  await page.getByRole('button', { name: 'Confirm' }).click();
  // Refused beside its field, and nothing that was typed is lost.
  await expect(page.getByText('Please answer this.')).toBeVisible();
  await expect(diets.last()).toBeFocused();
  await expect(page.getByLabel('Name on ticket 2')).toHaveValue('Ben Friend');
  await axe();
  await diets.last().selectOption('Everything');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', going)).toBeVisible();
  await expect(codes(page)).toHaveCount(2);
  await expect(page.getByRole('paragraph').filter({ hasText: 'Ben Friend' })).toBeVisible();

  const serials = () => database`select t.id::int, t.serial, t.holder_id::int as holder,
    (select a.answer from public.ticket_answers a where a.ticket_id = t.id) as diet,
    array(select r.serial from public.revoked_serials r where r.ticket_id = t.id) as revoked
    from public.tickets t where t.event_id = ${sale.event} order by t.id`;
  const before = await serials();
  expect(before.map(({ diet }) => diet)).toEqual(['Vegan', 'Everything']);
  await page.getByRole('button', { name: 'Give to someone: ticket 2 of 2' }).click();
  await axe();
  await page.getByLabel('Their e-mail').fill(ben.email);
  await page.getByRole('button', { name: 'Offer the ticket' }).click();
  await expect(page.getByRole('main').getByText(`Offered to ${ben.email}`)).toBeVisible();

  const [transfer] = await database`select id::int from public.ticket_transfers where email = ${ben.email}`;
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await other.goto(`/ticket-offer/${transfer?.id}`);
  await expect(other).toHaveURL(/\/login\?redirect=/);
  await other.request.post('/login', {
    form: { mode: 'sign-in', email: ben.email, password: ben.password },
    headers: { origin: baseURL ?? '' },
  });
  await other.goto(`/ticket-offer/${transfer?.id}`);
  await expect(other.getByRole('heading', { name: 'Fay Fan offers you a ticket' })).toBeVisible();
  await other.getByLabel('What do you eat?').selectOption('Vegan');
  await other.getByRole('button', { name: 'Take the ticket' }).click();
  await expect(codes(other)).toHaveCount(1);
  await other.close();

  await page.goto(`/user/${fay.id}`);
  await expect(codes(page)).toHaveCount(1);
  await axe();
  const [kept, given] = await serials();
  expect(kept).toEqual(before[0]);
  expect(given).toMatchObject({ holder: ben.id, diet: 'Vegan', revoked: [before[1]?.serial] });
  await page.goto(`/ticket-offer/${transfer?.id}`);
  await expect(page.getByRole('heading', { name: 'This ticket is no longer offered' })).toBeVisible();
});

test('a ticket is returned until the deadline and goes to whoever waits', async ({
  page,
  database,
  factory,
  signInAs,
  axe,
}) => {
  const sale = await makeSale(database, { Standard: { price: 1200, size: 1 } });
  await database`update public.events set self_cancel_hours = 24 where id = ${sale.event}`;
  const [fay, wil] = [await factory.account('Fay Fan'), await factory.account('Wil Waiter')];
  await signInAs(fay);
  await page.goto(sale.path);
  await expect(page.getByText(/^Until \w{3} \d/)).toBeVisible();
  await choose(page, 'Standard', 1);
  await hold(page);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('button', { name: /^Pay €13.10/ }).click();
  await expect(page.getByRole('heading', going)).toBeVisible();
  await database`insert into public.waiting_entries (event_id, ticket_type_id, user_id, quantity)
    values (${sale.event}, ${sale.typeId('Standard')}, ${wil.id}, 1)`;

  // The page came as a whole from the payment page: a press before its script is there goes nowhere.
  await expect(async () => {
    await page.getByRole('button', { name: /^Return ticket/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('dialog')).toContainText('€12, goes back to your card; the fee stays');
  await axe();
  await page.getByRole('button', { name: 'Return for €12' }).click();
  await expect(page.getByText('No longer valid')).toBeVisible();
  await expect(codes(page)).toHaveCount(0);
  expect(await sale.counts('Standard')).toEqual({ sold: 0, held: 0, offered: 1 });
  const [order] = await database`select status::text, refunded from public.orders
    where event_id = ${sale.event} and user_id = ${fay.id}`;
  expect({ ...order }).toEqual({ status: 'refunded', refunded: 1200 });
  await page.goto(`/user/${fay.id}`);
  await expect(page.locator('#orders').getByText('Refunded')).toBeVisible();

  await signInAs(wil);
  await page.goto(`/user/${wil.id}`);
  await expect(page.locator('#waiting').getByText('Came free for you', { exact: true })).toBeVisible();
  await axe();
  await page.locator('#waiting').getByRole('link', { name: 'See the offer' }).click();
  await page.getByRole('button', { name: 'Take them' }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('button', { name: /^Pay €13.10/ }).click();
  await expect(page.getByRole('heading', going)).toBeVisible();

  // The deadline has passed: there is nothing to press any more, and asking all the same is refused.
  await database`update public.events set self_cancel_hours = 72 where id = ${sale.event}`;
  await page.reload();
  await expect(codes(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Return ticket/ })).toHaveCount(0);
});
