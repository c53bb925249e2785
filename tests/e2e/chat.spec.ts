import { field, makeRoom, message, openAs, openMenu, openRoom, say } from './chat-scene.ts';
import { expect, test } from './fixtures.ts';

test('three people talk: message, reply, reaction, mention, typing, edit, delete', async ({
  page,
  browser,
  baseURL,
  database,
  factory,
  signInAs,
}) => {
  test.slow();
  const [ada, bo, cy] = [
    await factory.account('Ada Chat'),
    await factory.account('Bo Chat'),
    await factory.account('Cy Chat'),
  ];
  const { path, event } = await makeRoom(database, [ada, bo, cy]);
  await signInAs(ada);
  await openRoom(page, path);
  const other = await openAs(browser, baseURL, bo, path);
  const third = await openAs(browser, baseURL, cy, path);

  await say(page, 'Who is on the early train?');
  await expect(message(other.page, 'Who is on the early train?')).toBeVisible();

  const menu = await openMenu(other.page, 'early train');
  await menu.getByRole('button', { name: /Reply/ }).click();
  await say(other.page, 'I am!');
  const reply = message(page, 'I am!');
  await expect(reply.getByRole('button', { name: /Ada Chat Who is on/ })).toBeVisible();

  await expect(async () => {
    await message(third.page, 'I am!').hover();
    await message(third.page, 'I am!')
      .getByRole('button', { name: 'React with 🔥' })
      .click({ timeout: 1500 });
  }).toPass();
  await expect(reply.getByRole('button', { name: '🔥 1' })).toBeVisible();
  await reply.getByRole('button', { name: '🔥 1' }).click();
  await expect(message(other.page, 'I am!').getByRole('button', { name: '🔥 2' })).toBeVisible();

  await field(third.page).pressSequentially('Thanks @Ada');
  const option = third.page.getByRole('option', { name: 'Ada Chat' });
  await expect(option).toBeVisible();
  await field(third.page).press('Enter');
  await field(third.page).press('Enter');
  await expect(message(page, 'Thanks').getByRole('link', { name: '@Ada Chat' })).toBeVisible();
  await expect
    .poll(async () => {
      const [told] = await database`select count(*)::int from public.notifications
        where user_id = ${ada.id} and event_id = ${event} and kind = 'chat_mention'`;
      return told?.count;
    })
    .toBe(1);

  // By keyboard: up edits the last one, and a known name types.
  await field(other.page).press('ArrowUp');
  await field(other.page).fill('I am, with Cy');
  await expect(page.getByText('Bo Chat is typing…')).toBeVisible();
  await field(other.page).press('Enter');
  await expect(message(page, 'I am, with Cy')).toContainText('edited');
  await message(other.page, 'I am, with Cy').focus();
  await other.page.keyboard.press('Delete');
  await other.page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(message(page, 'This message was deleted.')).toBeVisible();
  await expect(page.getByText('I am, with Cy')).toHaveCount(0);
  await Promise.all([other.context.close(), third.context.close()]);
});

test('what was written survives a reload and a lost line, arrives once and in order', async ({
  page,
  context,
  browser,
  baseURL,
  database,
  factory,
  signInAs,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/);
  test.slow();
  const [ada, bo] = [await factory.account('Ada Line'), await factory.account('Bo Line')];
  const { path, room } = await makeRoom(database, [ada, bo]);
  await signInAs(ada);
  await openRoom(page, path);
  const other = await openAs(browser, baseURL, bo, path);

  await context.setOffline(true);
  await say(page, 'First without a line');
  await say(page, 'Second without a line');
  await field(page).fill('A draft');
  await expect(message(page, 'First without a line')).toContainText(/Sending|Waiting/);
  // Meanwhile the others go on.
  await say(other.page, 'You missed this');
  await expect(message(other.page, 'You missed this')).toHaveCount(1);
  await expect(page.getByText('You missed this')).toHaveCount(0);

  await context.setOffline(false);
  await expect(message(page, 'You missed this')).toBeVisible({ timeout: 20_000 });
  await expect(message(other.page, 'Second without a line')).toBeVisible();

  // Closed before the line is back: the device keeps it.
  await page.route('**/rpc/post_message', (route) => route.abort());
  await say(page, 'Third, before a reload');
  await expect(message(page, 'Third, before a reload')).toContainText(/Sending|Waiting/);
  await field(page).fill('A draft');
  await page.unroute('**/rpc/post_message');
  await openRoom(page, path);
  await expect(field(page)).toHaveValue('A draft');
  await expect(message(other.page, 'Third, before a reload')).toBeVisible({ timeout: 20_000 });
  const rows =
    await database`select body from public.chat_messages where room_id = ${room} and author_id = ${ada.id} order by seq`;
  expect(rows.map(({ body }) => body)).toEqual([
    'First without a line',
    'Second without a line',
    'Third, before a reload',
  ]);
  await other.context.close();
});

test('XSS strings stay text, a flood is explained, a picture is shown', async ({
  page,
  database,
  factory,
  signInAs,
  expectConsoleError,
}) => {
  expectConsoleError(/429|409/);
  const ada = await factory.account('<img src=x onerror=alert(1)>');
  const { path } = await makeRoom(database, [ada]);
  await database`delete from public.user_permissions where user_id = ${ada.id}`;
  await signInAs(ada);
  await openRoom(page, path);
  const nasty = '<script>document.title="owned"</script><img src=x onerror=alert(1)> javascript:alert(1)';
  await say(page, nasty);
  await expect(message(page, nasty)).toBeVisible();
  await expect(message(page, nasty).getByRole('link')).toHaveCount(0);

  const picture = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [640, 400];
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await page.locator('input[type=file]').setInputFiles({
    name: 'night.png',
    mimeType: 'image/png',
    buffer: Buffer.from(picture, 'base64'),
  });
  await expect(page.getByText('Picture added')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: /^Open the picture/ }).click();
  await expect(page.getByRole('dialog', { name: /^Picture of/ })).toBeVisible();
  await page.keyboard.press('Escape');

  for (const text of ['one', 'two', 'three']) await say(page, text);
  await expect(message(page, 'three')).toBeVisible();
  await say(page, 'This is too much');
  await expect(page.getByRole('alert')).toContainText('That was a lot at once');
  await expect(field(page)).toHaveValue('This is too much');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
});

test('reported, removed, muted, blocked: seen live by everyone', async ({
  page,
  browser,
  baseURL,
  database,
  factory,
  signInAs,
}) => {
  test.slow();
  const [moderator, bo, cy] = [
    await factory.account('Mod Chat'),
    await factory.account('Bo Rude'),
    await factory.account('Cy Calm'),
  ];
  const { path, event } = await makeRoom(database, [moderator, bo, cy]);
  await signInAs(moderator);
  await openRoom(page, path);
  const rude = await openAs(browser, baseURL, bo, path);
  const calm = await openAs(browser, baseURL, cy, path);
  await say(rude.page, 'Cheap tickets, write to me');
  await say(rude.page, 'Really cheap');

  const menu = await openMenu(calm.page, 'Cheap tickets');
  await menu.getByRole('button', { name: 'Report' }).click();
  await calm.page.getByLabel('What is wrong with it?').selectOption('scam');
  await calm.page.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(calm.page.getByText('Thank you. The organisers look at it.')).toBeVisible();
  const [reports] = await database`select count(*)::int from public.chat_reports where event_id = ${event}`;
  expect(reports?.count).toBe(1);

  await (await openMenu(page, 'Cheap tickets')).getByRole('button', { name: 'Remove for everyone' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  for (const someone of [page, rude.page, calm.page]) {
    await expect(message(someone, 'A moderator removed this message.')).toBeVisible();
    await expect(someone.getByText('Cheap tickets')).toHaveCount(0);
  }

  await (await openMenu(calm.page, 'Really cheap'))
    .getByRole('button', { name: 'Block this person' })
    .click();
  await calm.page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(message(calm.page, 'Really cheap')).toHaveCount(0);
  await calm.page.getByRole('button', { name: 'Show' }).click();
  await expect(message(calm.page, 'Really cheap')).toBeVisible();

  await (await openMenu(page, 'Really cheap')).getByRole('button', { name: 'Mute this person' }).click();
  await page.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(rude.page.getByText(/^You are muted until/)).toBeVisible();
  await expect(field(rude.page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Room settings' }).click();
  await page.getByRole('switch', { name: 'Locked' }).check();
  await expect(calm.page.getByText('Locked for now')).toBeVisible();
  await Promise.all([rude.context.close(), calm.context.close()]);
});

test('strangers read, the door says what it takes, and both schemes are clean', async ({
  page,
  database,
  axe,
  factory,
  signInAs,
}) => {
  const ada = await factory.account('Ada Reader');
  const { path, event, room } = await makeRoom(database, []);
  await database`insert into public.chat_messages (room_id, event_id, seq, change, author_id, client_id, body, created_at)
    select ${room}, ${event}, n, n, ${ada.id}, gen_random_uuid(), 'Old message ' || n, now() from generate_series(1, 180) n`;
  await database`update public.chat_rooms set last_seq = 180, last_change = 180 where id = ${room}`;
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'General' })).toBeVisible();
  await expect(message(page, 'Old message 180')).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Sign in' }).last()).toBeVisible();
  await axe();
  await page.emulateMedia({ colorScheme: 'light' });
  await axe(['color-contrast']);

  // Older pages come on the way up, and nothing jumps.
  await message(page, 'Old message 131').scrollIntoViewIfNeeded();
  await expect(message(page, /^.*Old message 90$/)).toHaveCount(1);

  // What is still on its way to the old page is nothing to be refused.
  await page.goto('about:blank');
  await database`update public.chat_rooms set read_by = 'interested' where id = ${room}`;
  await signInAs(ada);
  await page.goto(path);
  await expect(page.getByText('General is not open to everyone')).toBeVisible();
  await page.getByRole('button', { name: 'Interested' }).click();
  await expect(field(page)).toBeVisible();
  await axe();
  await page.goto(`/event/${event}`);
  await page.getByRole('link', { name: /^Chat/ }).click();
  await expect(field(page)).toBeVisible();
});

test('the room fills a phone', { tag: '@only-phone' }, async ({ page, database, factory, signInAs, axe }) => {
  const ada = await factory.account('Ada Phone');
  const { path } = await makeRoom(database, [ada]);
  await signInAs(ada);
  await openRoom(page, path);
  await field(page).fill('From the tram');
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(message(page, 'From the tram')).toBeVisible();
  await expect(message(page, 'From the tram')).not.toContainText('Sending');
  await page.getByRole('button', { name: /^Rooms/ }).tap();
  await expect(
    page.getByRole('dialog', { name: 'Rooms' }).getByRole('link', { name: /Announcements/ }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  const size = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    scrolls: document.documentElement.scrollHeight - window.innerHeight,
  }));
  expect(size.overflow).toBeLessThanOrEqual(0);
  await axe();
});
