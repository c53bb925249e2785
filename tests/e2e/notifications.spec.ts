import type postgres from 'postgres';
import { expect, test } from './fixtures.ts';

const tell = (database: postgres.Sql, userId: number, kind: string, facts: Record<string, string | number>) =>
  database`select private.tell(array[${userId}::bigint], ${kind}, ${database.json(facts)})`;

async function makeLink(database: postgres.Sql, userId: number, category: string): Promise<string> {
  const [row] = await database`select private.unsubscribe_token(${userId}, null, ${category}) as token`;
  return `/unsubscribe?t=${row?.token}`;
}

const mailOf = async (database: postgres.Sql, userId: number, category: string) => {
  const [row] = await database`select email from public.notification_settings
    where user_id = ${userId} and category = ${category}`;
  return row?.email;
};

test('a choice is saved at once and kept, and one that was not saved says so', { tag: '@phone' }, async ({
  page,
  factory,
  signInAs,
  database,
  expectConsoleError,
  axe,
}) => {
  const person = await factory.account('Cho Ice');
  await signInAs(person);
  await page.goto(`/user/${person.id}#notification-settings`);
  const chat = page.getByRole('switch', { name: 'Chat by e-mail' });
  await expect(chat).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Orders and tickets by e-mail' })).toBeDisabled();
  await chat.click();
  await expect.poll(() => mailOf(database, person.id, 'chat')).toBe(false);
  await page.reload();
  await expect(chat).not.toBeChecked();
  await axe();

  expectConsoleError(/save_notification_setting/);
  await page.route('**/rpc/save_notification_setting', (route) => route.abort());
  await page.getByRole('switch', { name: 'Reminders by push' }).click();
  await expect(page.getByText(/^That was not saved\. /)).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Reminders by push' })).toBeChecked();
});

test('the bell is told at once, leads to the message, and is quiet when one signs out', async ({
  page,
  factory,
  signInAs,
  database,
}) => {
  const person = await factory.account('Bel Ringer');
  const friend = await factory.account('Ada Friend');
  await database`update public.users set handle = ${`ada_${friend.id}`} where id = ${friend.id}`;
  await signInAs(person);
  await page.goto('/');
  const bell = page.getByRole('link', { name: /^Notifications/ });
  // Counted once, so that whatever comes from now on is heard.
  await page.waitForResponse((response) => response.url().endsWith('/unread'));
  await tell(database, person.id, 'chat_mention', {
    ...{ event_id: 1, actor_id: friend.id, room_id: 12, excerpt: 'See you at the bar' },
    ...{ subject_type: 'chat_message', subject_id: 34 },
  });
  await expect(bell).toHaveAccessibleName('Notifications, 1 not read');
  await bell.click();
  const told = page.getByRole('link', { name: /mentioned you in the chat of .*: See you at the bar/ });
  await expect(told).toHaveAttribute('href', '/event/1/chat/12?message=34');

  // Whatever is counted while the session ends is no error. On a page without anything of one's own: what such a page
  // is loading at that moment is refused, and rightly so.
  await page.goto('/privacy');
  await page.waitForResponse((response) => response.url().endsWith('/unread'));
  for (let news = 1; news <= 5; news += 1)
    await tell(database, person.id, 'order_paid', {
      ...{ event_id: 1, subject_type: 'order_event', subject_id: news },
    });
  await page.evaluate(() => {
    setInterval(() => document.dispatchEvent(new Event('visibilitychange')), 20);
  });
  await page
    .getByRole('button', { name: /Account|Bel Ringer/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
});

test('mail is ended signed out: by a button, by a mail program, and by nothing that was forged', async ({
  page,
  request,
  factory,
  database,
  expectConsoleError,
  axe,
}) => {
  const person = await factory.account('Una Subscribed');
  const link = await makeLink(database, person.id, 'reminders');
  await page.goto(link);
  await expect(page.getByText('“Reminders” by mail')).toBeVisible();
  expect(await mailOf(database, person.id, 'reminders')).toBeUndefined();
  await axe();
  await page.getByRole('button', { name: 'No more of these mails' }).click();
  await expect(page.getByText('We no longer write to you about “Reminders”.')).toBeVisible();
  expect(await mailOf(database, person.id, 'reminders')).toBe(false);
  await page.getByRole('button', { name: 'Send them again' }).click();
  await expect(page.getByText('These mails come again')).toBeVisible();
  expect(await mailOf(database, person.id, 'reminders')).toBe(true);

  // As RFC 8058 has it: no cookies, no origin, one field.
  const form = { 'List-Unsubscribe': 'One-Click' };
  expect((await request.post(link, { form })).status()).toBe(200);
  expect(await mailOf(database, person.id, 'reminders')).toBe(false);
  const forged = link.replace(`u${person.id}.`, 'u1.');
  expect((await request.post(forged, { form })).status()).toBe(400);
  expect((await request.post('/unsubscribe', { form })).status()).toBe(400);
  expectConsoleError(/400/);
  await page.goto(forged);
  await expect(page.getByText('This link does not work')).toBeVisible();
});

test('what is pushed is shown, also what cannot be read', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['notifications']);
  await page.goto('/privacy');
  const registering = context.waitForEvent('serviceworker');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js', { scope: '/' });
    await navigator.serviceWorker.ready;
  });
  const worker = await registering;
  // A browser without a screen has nowhere to show it: what it is asked to show is written down.
  await worker.evaluate(() => {
    const scope = globalThis as unknown as {
      shown: string[];
      registration: {
        showNotification(title: string, options: { tag: string; body: string }): Promise<void>;
      };
    };
    scope.shown = [];
    scope.registration.showNotification = async (title, { tag, body }) =>
      void scope.shown.push(`${tag} ${title}: ${body}`);
  });
  const browserSide = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browserSide.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${baseURL}/`);
      if (ours) resolve(ours.registrationId);
    });
  });
  await browserSide.send('ServiceWorker.enable');
  const message = {
    title: 'Cancelled',
    text: 'Low Tide is cancelled.',
    to: '/event/1',
    tag: 'event_cancelled-1',
  };
  const push = { origin: baseURL ?? '', registrationId: await registered };
  // What cannot be read is shown as something all the same.
  for (const data of [JSON.stringify(message), 'broken'])
    await browserSide.send('ServiceWorker.deliverPushMessage', { ...push, data });
  await expect
    .poll(() => worker.evaluate(() => (globalThis as unknown as { shown: string[] }).shown.toSorted()))
    .toEqual([
      'event_cancelled-1 Cancelled: Low Tide is cancelled.',
      'news Limelight: There is something new for you.',
    ]);
});
