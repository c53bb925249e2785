import { doorOf } from '../fixtures/door.ts';
import { makeEvent, newTitle, openReady } from './editing-scene.ts';
import { expect, test } from './fixtures.ts';

test('a manager sets up the door: rules, a gate, a phone by link, and takes the phone off again', async ({
  page,
  context,
  request,
  factory,
  signInAs,
  database,
  axe,
}) => {
  const { event } = await doorOf(database).night();
  await database`insert into public.ticket_types (event_id, name) values (${event}, 'VIP')`;
  const account = await factory.account();
  await factory.permit(account, 'event', event, 3);
  await signInAs(account);
  await openReady(page, `/admin/event/${event}/scanners`);
  await expect(page.getByText('No phones yet')).toBeVisible();
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: 'Change rules' }).click();
  await dialog.getByLabel('A ticket lets in').selectOption('Again after leaving');
  await dialog.getByLabel('People inside at most').fill('400');
  await dialog.getByRole('switch', { name: 'Live code' }).check();
  await dialog.getByRole('button', { name: 'Save rules' }).click();
  await expect(page.getByText('400 people')).toBeVisible();
  await expect(page.getByText('Screenshots and prints let nobody in.')).toBeVisible();

  await page.getByRole('button', { name: 'Add a gate' }).click();
  await dialog.getByLabel('Name').fill('Backstage');
  await dialog.getByLabel('VIP').check();
  await dialog.getByRole('button', { name: 'Add gate' }).click();
  const gate = page.getByRole('list', { name: 'Gates' }).getByRole('listitem');
  await expect(gate).toContainText('Backstage');
  await expect(gate).toContainText('VIP');

  await page.getByRole('button', { name: 'Add a phone' }).click();
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  await expect(dialog.getByText('Give the phone a name')).toBeVisible();
  await dialog.getByLabel('Name').fill('Alex');
  await dialog.getByLabel('Gate').selectOption('Backstage');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const pin = await dialog.getByRole('status', { name: /^PIN( \d){6}$/ }).innerText();
  await axe();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const [, link] = (await page.evaluate(() => navigator.clipboard.readText())).split('/scanner#link=');
  await dialog.getByRole('button', { name: 'Done' }).click();
  const phone = page.getByRole('list', { name: 'Phones' }).getByRole('listitem');
  await expect(phone).toContainText('Waits for a phone');
  await expect(phone).toContainText('Backstage');

  // Somebody's phone, which knows nothing but the link and the PIN.
  const claimed = await request.post('/scanner/api/claim', { data: { link, pin: pin.replace(/\D/g, '') } });
  expect(claimed.status()).toBe(200);
  const { token } = await claimed.json();
  const pack = () => request.get('/scanner/api/pack', { headers: { authorization: `Scanner ${token}` } });
  expect((await pack()).status()).toBe(200);
  await expect(phone).toContainText('Online', { timeout: 15_000 });

  await page.getByRole('button', { name: 'Switch off Alex' }).click();
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect(phone).toContainText('Switched off');
  expect((await pack()).status()).toBe(401);
});

test('before the night the live page says when it begins and leads to what can be prepared', async ({
  page,
  factory,
  signInAs,
  database,
  axe,
}) => {
  const event = await makeEvent(database, newTitle());
  const account = await factory.account();
  await factory.permit(account, 'event', event, 3);
  await signInAs(account);
  await openReady(page, `/admin/event/${event}/live`);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Begins \w{3} \d+ \w{3}, \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Inside now' })).toHaveCount(0);
  await axe();
  await main.getByRole('link', { name: 'Scanners' }).last().click();
  await expect(page).toHaveURL(`/admin/event/${event}/scanners`);
});

test('crew watch the night move, without the tools of a manager; strangers do not', async ({
  page,
  factory,
  signInAs,
  database,
  axe,
}) => {
  const door = doorOf(database);
  const { event, tickets } = await door.night({ tickets: 2 });
  await door.rules(event, { capacity: 2 });
  const phone = await door.device(event, { name: 'Front', gate: await door.gate(event, 'Main') });
  const [first = 0, second = 0] = tickets;
  await door.scan(event, phone, { ticket: first });
  const account = await factory.account();
  await factory.permit(account, 'event', event, 1);
  await signInAs(account);

  await openReady(page, `/admin/event/${event}/live`);
  const inside = page.getByRole('region', { name: 'Inside now' });
  await expect(inside).toContainText('1of 2');
  await expect(page.getByText('Live', { exact: true }).last()).toBeVisible();
  await door.scan(event, phone, { ticket: first });
  await door.scan(event, phone, { ticket: second });
  await expect(inside).toContainText('2of 2');
  await expect(inside).toContainText('Full · 100%');
  await expect(page.getByRole('list', { name: 'Refused lately' })).toContainText('Already used');
  await expect(page.getByText('Guest 1')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show scans' }).click();
  await expect(page.getByRole('list', { name: 'Scans', exact: true }).getByRole('listitem')).toHaveCount(3);
  await axe();

  await page.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Door Night', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();

  await openReady(page, `/admin/event/${event}/scanners`);
  await expect(page.getByRole('list', { name: 'Phones' })).toContainText('Front');
  for (const tool of ['Add a phone', 'Add a gate', 'Change rules', 'Switch off Front'])
    await expect(page.getByRole('button', { name: tool })).toHaveCount(0);

  const stranger = await factory.account();
  await signInAs(stranger);
  for (const tab of ['live', 'scanners']) {
    await page.goto(`/admin/event/${event}/${tab}`);
    await expect(page.getByText('Inside now').or(page.getByText('People who may scan'))).toHaveCount(0);
    await expect(page).not.toHaveURL(/\/admin\/event/);
  }
});
