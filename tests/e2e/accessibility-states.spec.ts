import { choose, hold, makeSale } from './buying-scene.ts';
import { openMenu } from './chat-scene.ts';
import { claim, makeDoor, makeLink, shoot } from './door-scene.ts';
import { demo, expect, test } from './fixtures.ts';
import { auditPage, auditPages, auditShellOnPhone, visit } from './page-audit.ts';

test.slow();
test.use({ colorScheme: 'dark' });

test('what visitors come across: events of every state, mistakes, the checkout, menus', async ({
  page,
  database,
  signInAs,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 400/);
  const events = await database`select distinct on (state) id::int from (
      select id, case when is_sold_out then 'sold out' else status::text end as state
      from public.events where starts_at > now() and (is_sold_out or status in ('cancelled', 'postponed'))
    ) as e order by state, id`;
  await auditPages(
    page,
    events.map(({ id }) => `/event/${id}`),
  );

  await visit(page, '/login?mode=sign-up');
  await page.getByLabel('E-mail').fill('nobody');
  await page
    .locator('form')
    .filter({ has: page.getByLabel('E-mail') })
    .getByRole('button')
    .last()
    .click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await auditPage(page, 'a form with mistakes');

  const sale = await makeSale(database, { Standard: {} });
  await visit(page, sale.path);
  await auditShellOnPhone(page, sale.path);
  await choose(page, 'Standard', 2);
  await hold(page);
  await auditPage(page, 'the checkout');

  await signInAs(demo('visitor'));
  await page.goto('/event/1/chat/1');
  await openMenu(page, 'e');
  await auditPage(page, 'what can be done with a message');
  await page.goto('/user/4');
  await page
    .getByRole('button', { name: /^Account of/ })
    .first()
    .click();
  await auditPage(page, 'the menu of the account');
});

test('dialogs of those who run things', async ({ page, signInAs, database }) => {
  await signInAs(demo('organiser'));
  await visit(page, '/admin');
  await auditShellOnPhone(page, '/admin');
  await page.getByRole('button', { name: 'Event', exact: true }).click();
  await auditPage(page, 'a new event');

  await visit(page, '/admin/event/1/tickets');
  await page.getByRole('button', { name: 'Add a ticket type' }).click();
  await page.getByRole('dialog').getByText('More', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add ticket type' }).click();
  await auditPage(page, 'a ticket type with mistakes');

  const [order] = await database`select id from public.orders
    where event_id = 1 and status = 'paid' and total > 0 order by id desc limit 1`;
  await visit(page, `/admin/event/1/orders/${order?.id}`);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Refund chosen tickets' }).click();
  await expect(page.getByRole('dialog').getByText('the fee stays')).toBeVisible();
  await auditPage(page, 'a refund');

  await page.context().clearCookies();
  await page.goto('about:blank');
  await signInAs(demo('admin'));
  await visit(page, '/admin/manage?q=visitor%40limelight.test');
  await page
    .getByRole('button', { name: /^Suspend/ })
    .first()
    .click();
  await auditPage(page, 'a suspension');
});

// What lets somebody in is gone before it could be looked at.
test('answers at the door that stay', async ({ page, database }) => {
  const { event, gate, tokens, tickets, door } = await makeDoor(database);
  await door.scan(event, await door.device(event, { name: 'Phone 9', gate }), { ticket: tickets[0] ?? 0 });
  await claim(page, await makeLink(database, event, gate, 'Phone 1'));
  await auditPage(page, 'ready to scan');
  await shoot(page, tokens[0] ?? '');
  await expect(page.getByLabel('Answer').getByText(/Already used/)).toBeVisible();
  await auditPage(page, 'already used');
});
