import type postgres from 'postgres';
import { saleOf } from '../fixtures/sale.ts';
import { makeSale } from './buying-scene.ts';
import { openReady, untilStored } from './editing-scene.ts';
import { expect, test } from './fixtures.ts';

async function sell(sql: postgres.Sql, event: number, type: number, email: string, userId?: number) {
  const held = await saleOf(sql).hold(event, {
    items: [{ typeId: type, quantity: 1 }],
    ...(userId && { userId, email }),
  });
  await sql`select private.name_buyer(${held?.orderId ?? 0}, 'Hal Holder', ${email})`;
  await sql`select private.confirm_free_order(${held?.orderId ?? 0})`;
}

test('a message reaches exactly its segment, after it was looked at and tried', async ({
  page,
  factory,
  signInAs,
  mailbox,
  database,
  axe,
}) => {
  const { event, typeId } = await makeSale(database, { Standard: {}, Balcony: {} });
  const manager = await factory.account('Mia Manager');
  const holder = await factory.account('Hal Holder');
  await factory.permit(manager, 'event', event, 3);
  const guest = `guest-${crypto.randomUUID().slice(0, 8)}@limelight.test`;
  await sell(database, event, typeId('Standard'), guest);
  await sell(database, event, typeId('Balcony'), holder.email, holder.id);

  await signInAs(manager);
  await openReady(page, `/admin/event/${event}`);
  await page.getByRole('button', { name: 'Write a message' }).click();
  await expect(page.getByText('2 tickets at 2 addresses')).toBeVisible();
  await page.getByLabel('To whom').selectOption({ label: 'Holders of some ticket types' });
  await page.getByRole('checkbox', { name: 'Balcony' }).check();
  await expect(page.getByText('1 ticket at 1 address')).toBeVisible();
  await page.getByLabel('Subject').fill('The balcony opens early');
  await page.getByRole('textbox', { name: 'Message' }).fill('From nine.\n\n<b>See you</b>');
  await axe();
  await page.getByRole('button', { name: 'Preview' }).click();
  const letter = page.frameLocator('iframe[title="The mail as it will look"]');
  await expect(letter.getByText('<b>See you</b>', { exact: true })).toBeVisible();
  await expect(letter.getByText(/ writes to holders of tickets for Sale /)).toBeVisible();
  await page.getByRole('button', { name: 'Send a test to me' }).click();
  expect((await mailbox.newest(manager.email)).subject).toBe('Test: The balcony opens early');
  await page.getByRole('button', { name: 'Send to 1 now' }).click();
  const history = page.getByRole('list', { name: 'Messages to ticket holders' });
  await expect(history).toContainText('1 sent', untilStored);
  const mail = await mailbox.newest(holder.email);
  expect(mail.subject).toBe('The balcony opens early');
  expect(mail.text).toContain('is in this address’s name');
  const [others] = await database`select count(*)::int from private.mailbox
    where recipient = ${guest} and subject = 'The balcony opens early'`;
  expect(others?.count).toBe(0);
});

test('whoever has an account reads the whole message from the bell', async ({
  page,
  factory,
  signInAs,
  backendAs,
  database,
  axe,
}) => {
  const { event, typeId } = await makeSale(database, { Standard: {} });
  const [manager, holder] = [await factory.account('Meg Manager'), await factory.account('Hal Holder')];
  await factory.permit(manager, 'event', event, 3);
  await sell(database, event, typeId('Standard'), holder.email, holder.id);
  const words = { subject: 'The balcony opens early', body: 'From nine.', segment: 'all' };
  const planned = await (await backendAs(manager)).rpc('plan_holder_message', { event_id: event, ...words });
  expect(planned.error).toBeNull();
  const told = () =>
    database`select from public.notifications where user_id = ${holder.id} and kind = 'holder_message'`.then(
      (rows) => rows.length,
    );
  await expect.poll(told, untilStored).toBe(1);
  await signInAs(holder);
  await page.goto(`/user/${holder.id}#notifications`);
  await page
    .getByRole('link', { name: /The balcony opens early/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'The balcony opens early' })).toBeVisible(untilStored);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText('From nine.')).toBeVisible();
  await axe();
});

test('a message that is to go out later can be cancelled until then', async ({
  page,
  factory,
  signInAs,
  database,
}) => {
  const { event, typeId } = await makeSale(database, { Standard: {} });
  await sell(database, event, typeId('Standard'), 'later@limelight.test');
  const manager = await factory.account('Max Manager');
  await factory.permit(manager, 'event', event, 3);
  await signInAs(manager);
  await openReady(page, `/admin/event/${event}`);
  await page.getByRole('button', { name: 'Write a message' }).click();
  await page.getByLabel('Subject').fill('Later');
  await page.getByRole('textbox', { name: 'Message' }).fill('Not now.');
  await page.getByRole('switch', { name: 'Send it later' }).check();
  await page.getByLabel('When').fill('2020-01-01T10:00');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Choose a time that is still to come.').first()).toBeVisible();
  const [soon] = await database`select to_char(now() + interval '1 day', 'YYYY-MM-DD') || 'T10:00' as day`;
  await page.getByLabel('When').fill(soon?.day);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Schedule it' }).click();
  await page.getByRole('button', { name: 'Cancel Later' }).click();
  await page.getByRole('button', { name: 'Cancel the message' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Later' })).toContainText(
    'Cancelled',
    untilStored,
  );
});

test('three a day are explained, and editors have no say', async ({
  page,
  factory,
  signInAs,
  database,
  expectConsoleError,
}) => {
  expectConsoleError(/429/);
  const { event, typeId } = await makeSale(database, { Standard: {} });
  await sell(database, event, typeId('Standard'), 'limits@limelight.test');
  const [manager, editor] = [await factory.account('Mo Manager'), await factory.account('Ed Editor')];
  await factory.permit(manager, 'event', event, 3);
  await factory.permit(editor, 'event', event, 2);
  await database`insert into public.holder_messages (event_id, subject, body, segment, send_at, state)
    select ${event}, 'Before', 'Words.', 'all', now() - interval '1 hour', 'sent' from generate_series(1, 3)`;
  await signInAs(manager);
  await openReady(page, `/admin/event/${event}`);
  await page.getByRole('button', { name: 'Write a message' }).click();
  await page.getByLabel('Subject').fill('One too many');
  await page.getByRole('textbox', { name: 'Message' }).fill('Again.');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: /^Send/ }).last().click();
  await expect(page.getByText('People get only so many messages from an event within a day')).toBeVisible();
  await signInAs(editor);
  await page.goto(`/admin/event/${event}`);
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tell everyone' })).toHaveCount(0);
  const asked = await page.request.post(`/admin/event/${event}/message-letter`, {
    form: { intent: 'test', subject: 'Mine', body: 'Now.' },
  });
  expect(asked.status()).toBe(404);
});
