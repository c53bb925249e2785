import { type Line, openLine } from '../fixtures/line.ts';
import { claim, makeDoor, makeLink, shoot, untilKeptOffline } from './door-scene.ts';
import { demo, expect, test } from './fixtures.ts';

const answer = 'Answer';

const offline = test.extend<{ line: Line }>({
  line: async ({ playwright: _playwright }, use) => {
    const line = await openLine();
    await use(line);
    await line.cut();
  },
  proxy: async ({ line }, use) => use({ server: line.address }),
});

offline(
  'without network: twenty scans, the page is killed, all arrive once, and a conflict is named',
  async ({ page, context, database, line, expectConsoleError }) => {
    expectConsoleError(/net::ERR_/);
    const { event, gate, tokens, tickets, door } = await makeDoor(database, { tickets: 20 });
    await claim(page, await makeLink(database, event, gate, 'Phone 1'));
    await untilKeptOffline(page);

    await line.cut();
    for (const token of tokens) await shoot(page, token);
    await expect(page.getByText('Offline · 20 waiting')).toBeAttached();
    await page.close();

    const reopened = await context.newPage();
    await reopened.goto('/scanner');
    await expect(reopened.getByText('Offline · 20 waiting')).toBeVisible();
    await shoot(reopened, tokens[0] ?? '');
    await expect(reopened.getByLabel(answer).getByText(/Already used \d\d:\d\d at Main gate/)).toBeVisible();
    // Meanwhile another phone, which has a network, lets in the second ticket.
    const [, second = 0] = tickets;
    await door.scan(event, await door.device(event, { name: 'Phone 9', gate }), { ticket: second });

    await line.mend();
    await expect(reopened.getByText('Online', { exact: true })).toBeAttached({ timeout: 20_000 });
    await expect
      .poll(async () => (await door.entries(event)).map(({ entries }) => entries))
      .toEqual(tickets.map((ticket) => (ticket === second ? 2 : 1)));
    await reopened.getByRole('button', { name: 'Next' }).click();
    await reopened.getByRole('button', { name: 'Conflicts 1' }).click();
    await expect(reopened.getByText(/^Before that \d\d:\d\d at Main gate by Phone 9$/)).toBeVisible();
  },
);

test('a person of the team: gate and name, in, undo, out, search and an override', async ({
  page,
  database,
  factory,
  signInAs,
  axe,
}) => {
  const { event, tokens, door } = await makeDoor(database, { tickets: 2 });
  const person = await factory.account('Jo Door');
  await factory.permit(person, 'event', event, 2);
  await signInAs(person);
  await page.goto(`/admin/event/${event}/scanners`);
  await page.getByRole('link', { name: 'Open the scanner' }).click();
  await page.getByRole('button', { name: /Door Night/ }).click();
  await expect(page.getByLabel('Gate')).toHaveValue(/\d+/);
  await axe();
  await page.getByRole('button', { name: 'Begin scanning' }).click();
  await expect(page.getByText('Online', { exact: true })).toBeVisible();
  await axe();

  await shoot(page, tokens[0] ?? '');
  await expect(page.getByText('Come in')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo: sure?' }).click();
  await expect.poll(async () => (await door.entries(event)).length).toBe(0);

  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByLabel('Name, order or code').fill('Guest 2');
  await page.getByLabel('Name, order or code').press('Enter');
  await page.getByRole('button', { name: 'Let in' }).click();
  await axe();
  await page.getByRole('button', { name: 'Let in: sure?' }).click();
  await expect(page.getByText('Come in')).toBeVisible();

  await shoot(page, tokens[1] ?? '');
  await expect(page.getByLabel(answer).getByText(/Already used \d\d:\d\d at Main gate/)).toBeVisible();
  await page.getByRole('button', { name: 'Let in anyway' }).click();
  await page.getByRole('button', { name: 'Checked their ID' }).click();
  await expect(page.getByText('Let in by your decision')).toBeVisible();
  const [override] =
    await database`select override_reason from public.scans where event_id = ${event} order by id desc limit 1`;
  expect(override?.override_reason).toBe('Checked their ID');
});

test('wrong PINs end the link, and a phone that was switched off says so', async ({
  page,
  database,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 4\d\d/);
  const { event, gate, tokens } = await makeDoor(database, { search: false });
  const closed = await makeLink(database, event, gate, 'Phone 1');
  await page.goto(closed.path);
  const pin = page.getByLabel('PIN', { exact: true });
  for (const left of ['4 tries are left', '3 tries are left', '2 tries are left', 'One try is left']) {
    await pin.fill('000000');
    await page.getByRole('button', { name: 'Begin scanning' }).click();
    await expect(page.getByRole('alert')).toContainText(left);
  }
  await pin.fill('000000');
  await page.getByRole('button', { name: 'Begin scanning' }).click();
  await expect(page.getByRole('alert')).toContainText('this link is closed');

  await claim(page, await makeLink(database, event, gate, 'Phone 2'));
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByLabel('Order or code').fill('Guest 1');
  await page.getByLabel('Order or code').press('Enter');
  await expect(page.getByText(/does not allow looking for names/)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  await database`update public.scanner_devices set revoked_at = now() where event_id = ${event}`;
  await shoot(page, tokens[0] ?? '');
  await expect(page.getByRole('heading', { name: 'This phone is switched off' })).toBeVisible();
});

test('whoever is on no team is told what to do @only-phone', async ({ page, signInAs, axe }) => {
  await signInAs(demo('visitor'));
  await page.goto('/scanner');
  await expect(page.getByText(/you are not on the door of any upcoming event/)).toBeVisible();
  await axe();
});
