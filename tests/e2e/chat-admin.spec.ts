import { makeEvent, openReady, untilStored } from './editing-scene.ts';
import { expect, test } from './fixtures.ts';

test('editors set up rooms: mistakes are said at the field, order and switches hold', async ({
  page,
  factory,
  signInAs,
  database,
  axe,
}) => {
  const event = await makeEvent(database, `Chat ${crypto.randomUUID().slice(0, 8)}`, 'published');
  const editor = await factory.account('Ella Editor');
  await factory.permit(editor, 'event', event, 2);
  await signInAs(editor);
  await openReady(page, `/admin/event/${event}/settings`);
  const rooms = page.getByRole('list', { name: 'Chat rooms' });
  await expect(rooms.getByRole('link', { name: 'General' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a room' }).click();
  await page.getByLabel('Who reads').selectOption({ label: 'Ticket holders' });
  await page.getByRole('button', { name: 'Add room' }).click();
  await expect(page.getByText('Whoever may write has to be able to read.').first()).toBeVisible();
  await page.getByLabel('Who writes').selectOption({ label: 'Ticket holders' });
  await page.getByLabel('Name', { exact: true }).fill('Camping');
  await axe();
  await page.getByRole('button', { name: 'Add room' }).click();
  await expect(rooms.getByRole('listitem').filter({ hasText: 'Camping' })).toContainText(
    'Ticket holders can read · ticket holders can write',
    untilStored,
  );
  await rooms.getByRole('button', { name: 'Move Camping up' }).click();
  const order = () =>
    database`select name from public.chat_rooms where event_id = ${event} order by position, id`.then(
      (rows) => rows.map(({ name }) => name),
    );
  await expect
    .poll(order, untilStored)
    .toEqual(['General', 'Announcements', 'Ride share', 'Camping', 'Crew']);
  await rooms.getByRole('switch', { name: 'On: Camping' }).uncheck();
  const isOpen = () =>
    database`select is_open from public.chat_rooms where event_id = ${event} and name = 'Camping'`.then(
      ([row]) => row?.is_open,
    );
  await expect.poll(isOpen, untilStored).toBe(false);
  await rooms.getByRole('button', { name: 'Remove Camping' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(rooms.getByText('Camping')).toHaveCount(0, untilStored);
});

test('a report is decided, the muted can be let write again, and all of it is kept', async ({
  page,
  factory,
  signInAs,
  backendAs,
  database,
  axe,
}) => {
  const event = await makeEvent(database, `Chat ${crypto.randomUUID().slice(0, 8)}`, 'published');
  const [moderator, writer, reader] = [
    await factory.account('Mo Moderator'),
    await factory.account('Wim Writer'),
    await factory.account('Rae Reader'),
  ];
  await factory.permit(moderator, 'event', event, 2);
  const [room] = await database`update public.chat_rooms set write_by = 'everyone'
    where event_id = ${event} and kind = 'general' returning id::int`;
  const said = await (await backendAs(writer)).rpc('post_message', {
    room_id: room?.id,
    client_id: crypto.randomUUID(),
    body: 'Buy <b>cheap</b> tickets from me',
  });
  expect(said.error).toBeNull();
  const asReader = await backendAs(reader);
  const report = await asReader.rpc('report_message', {
    message_id: said.data.id,
    reason: 'scam',
    note: 'A trick',
  });
  expect(report.error).toBeNull();

  await signInAs(moderator);
  await openReady(page, `/admin/event/${event}/chat`);
  const reports = page.getByRole('list', { name: 'Reports' });
  await expect(reports).toContainText('Buy <b>cheap</b> tickets from me');
  await expect(reports).toContainText('A trick');
  await axe();
  await page.getByRole('button', { name: 'Remove and mute: Wim Writer' }).click();
  await page.getByRole('button', { name: 'Remove and mute 24 h: Wim Writer' }).click();
  await expect(page.getByText('Nothing to decide')).toBeVisible(untilStored);
  await expect(page.getByRole('list', { name: 'What moderators did' })).toContainText(
    'Mo Moderator muted Wim Writer',
  );
  const again = await (await backendAs(writer)).rpc('post_message', {
    room_id: room?.id,
    client_id: crypto.randomUUID(),
    body: 'Hello',
  });
  expect(again.error?.message).toBe('chat_muted');
  await page.getByRole('button', { name: 'Let Wim Writer write again' }).click();
  await expect(page.getByText('Nobody.')).toBeVisible();
  await page.getByRole('link', { name: 'Decided' }).click();
  await expect(reports).toContainText('Removed and muted by Mo Moderator');

  await signInAs(reader);
  await page.goto(`/admin/event/${event}/chat`);
  await expect(page).toHaveURL(/unauthorized/);
});
