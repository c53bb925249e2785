import type { Page } from '@playwright/test';
import { makeSale } from './buying-scene.ts';
import { openReady, untilStored } from './editing-scene.ts';
import { demo, expect, test } from './fixtures.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search pages, events and actions' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

/** A sale with one order, on a page of somebody who may see it. */
const managed = test.extend<{ event: { id: number; title: string } }>({
  event: async ({ database, factory, backendAs, signInAs }, use) => {
    const sale = await makeSale(database, { Free: {} });
    const [event] = await database`select title from public.events where id = ${sale.event}`;
    const manager = await factory.account('Mia Manager');
    await factory.permit(manager, 'event', sale.event, 3);
    const given = await (await backendAs(manager)).rpc('give_tickets', {
      ticket_type_id: sale.typeId('Free'),
      ...{ quantity: 1, email: 'ola@example.org', name: 'Ola Order', kind: 'guest_list' },
    });
    expect(given.error).toBeNull();
    await signInAs(manager);
    await use({ id: sale.event, title: event?.title });
  },
});

managed('what is typed before the page has come is looked for there too', async ({ page, event }) => {
  await openReady(page, '/admin');
  const { promise: release, resolve: send } = Promise.withResolvers<void>();
  await page.route('**/rest/v1/events?*', async (route) => {
    await release;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: event.title }).click();
  await page.keyboard.press('Control+k');
  await field(page).fill('ola');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/\d results?/);
  await expect(option(page, /Ola Order/)).toHaveCount(0);
  send();
  await expect(option(page, /Ola Order/)).toBeVisible();
  await expect(page).toHaveURL(`/admin/event/${event.id}`);
});

managed('what is typed before the palette has come is in it, once', async ({ page, event }) => {
  const { promise: release, resolve: send } = Promise.withResolvers<void>();
  await page.route('**/assets/command-dialogs-*.js', async (route) => {
    await release;
    await route.continue();
  });
  await openReady(page, '/admin');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('go orderx');
  await page.keyboard.press('Backspace');
  send();
  await expect(field(page)).toHaveValue('go order');
  await expect(field(page)).toBeFocused();
  await expect(page, 'no shortcut heard it').toHaveURL('/admin');
  await field(page).fill(event.title.slice(5));
  await expect(option(page, new RegExp(event.title)).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('');
});

managed(
  'the palette finds pages, events, orders and actions, and gives the focus back',
  async ({ page, context, event, axe }) => {
    await openReady(page, '/admin');
    const opener = page.getByRole('button', { name: 'Search and commands' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await axe();
    await expect(option(page, 'Manage')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();

    await page.keyboard.press('Control+k');
    await page.keyboard.type(`${event.title.slice(5)} sal`);
    await expect(option(page, new RegExp(event.title))).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/admin/event/${event.id}`);
    await expect(page.locator('#main')).toBeFocused();

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('group', { name: 'Used lately' })).toContainText(event.title);
    await page.keyboard.type('ola');
    await expect(option(page, /Ola Order/)).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/\d results?/);
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    const opened = context.waitForEvent('page');
    await field(page).fill('orders');
    await page.keyboard.press('Control+Enter');
    await expect(await opened).toHaveURL(`/admin/event/${event.id}/orders`);
    await (await opened).close();

    await page.keyboard.press('Control+k');
    await page.keyboard.type('xyzzy');
    await expect(page.getByText('Nothing is called “xyzzy”.')).toBeVisible();
    await field(page).fill('light col');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('venue new');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('dialog', { name: /venue/i }).getByLabel('Name', { exact: true }),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/admin');
  },
);

test('keys go, find and walk; the sheet names them and switches them off', async ({
  page,
  signInAs,
  axe,
}) => {
  await signInAs(demo('organiser'));
  await openReady(page, '/admin/event/1');
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page).toHaveURL('/admin/event/1/orders', untilStored);
  const search = page.getByRole('searchbox');
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('go');
  await expect(search, 'a field is for typing').toHaveValue('go');
  await expect(page).toHaveURL('/admin/event/1/orders');
  await search.fill('');
  await search.blur();
  const rows = page.getByRole('row');
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows.nth(1)).toBeFocused();

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Search this list')).toBeVisible();
  await expect(sheet.getByText('Orders', { exact: true })).toBeVisible();
  await axe();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await sheet.getByRole('switch', { name: 'Single-key shortcuts' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/event\/1\/orders\/\d+$/);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
});
