import type { Locator, Page } from '@playwright/test';
import { makeSale } from './buying-scene.ts';
import { makeDoor } from './door-scene.ts';
import { makeEvent, openReady, untilStored } from './editing-scene.ts';
import { expect, test } from './fixtures.ts';

// Whole stories, key by key: more than a slow machine does in a minute.
test.slow();

const furthest = 80;

/** Something has the focus, and whoever looks sees what. */
async function seeFocus(page: Page) {
  const seen = await page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return 'nothing has the focus';
    const outlined = (element: Element | null) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const isSeen = activeElement.matches(':focus-visible') && outlined(activeElement);
    return isSeen || activeElement.id === 'main'
      ? ''
      : `not to be seen: ${activeElement.outerHTML.slice(0, 200)}`;
  });
  expect(seen).toBe('');
}

/** Step by step to there; every stop on the way can be seen. */
async function walkTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < furthest; steps += 1) {
    await page.keyboard.press(key);
    await seeFocus(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} is not reached with ${key}`);
}

const press = async (page: Page, target: Locator) => {
  await walkTo(page, target);
  await page.keyboard.press('Enter');
};

/** Past the header or the sidebar. */
async function skipToContent(page: Page) {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
}

/** After what was pressed has gone, the focus is still somewhere near. */
const keepsPlace = (place: Locator) =>
  expect
    .poll(() =>
      place.evaluate(
        (element) => document.activeElement !== document.body && element.contains(document.activeElement),
      ),
    )
    .toBe(true);

test('buying: choose, name, pay, have the tickets', async ({ page, database }) => {
  const sale = await makeSale(database, { Standard: { price: 1200 } });
  await openReady(page, sale.path);
  await skipToContent(page);
  const more = page.getByRole('button', { name: 'One Standard more' });
  await press(page, more);
  await page.keyboard.press('Space');
  const less = page.getByRole('button', { name: 'One Standard less' });
  await walkTo(page, less, 'Shift+Tab');
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
  await expect(less, 'at nothing it stays where it is').toBeFocused();
  await press(page, more);
  await press(page, page.getByRole('button', { name: 'Get tickets' }));
  await expect(page.getByRole('timer')).toBeVisible();
  await keepsPlace(page.locator('#tickets'));

  await walkTo(page, page.getByLabel('Name', { exact: true }));
  await page.keyboard.type('Kit Keys');
  await walkTo(page, page.getByLabel('E-mail', { exact: true }));
  await page.keyboard.type('kit@example.org');
  await press(page, page.getByRole('button', { name: 'Pay €13.10' }));
  // The page before has a button of the same name.
  await expect(page.getByRole('button', { name: 'Go back without paying' })).toBeVisible(untilStored);
  await press(page, page.getByRole('button', { name: /^Pay €13.10/ }));
  await expect(page.getByRole('heading', { name: 'You’re going' })).toBeVisible();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  expect(await sale.counts('Standard')).toEqual({ sold: 1, held: 0, offered: 0 });
});

test('scanning: a code by hand, a name, and an override', async ({ page, database, factory, signInAs }) => {
  const { event, tokens, door } = await makeDoor(database, { tickets: 2 });
  const person = await factory.account('Kim Keys');
  await factory.permit(person, 'event', event, 2);
  await signInAs(person);
  await openReady(page, '/scanner');
  await press(page, page.getByRole('button', { name: /Door Night/ }));
  await keepsPlace(page.getByRole('main'));
  await press(page, page.getByRole('button', { name: 'Begin scanning' }));
  await expect(page.getByText('Online', { exact: true })).toBeVisible();

  const tool = page.getByRole('button', { name: 'Search', exact: true }).first();
  const field = page.getByLabel('Name, order or code');
  await press(page, tool);
  await expect(field, 'one can write at once').toBeFocused();
  await page.keyboard.insertText(tokens[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Come in')).toBeVisible();
  await expect(tool, 'the answer gives the focus back').toBeFocused();

  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type('Guest 2');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: 'Let in' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Come in')).toBeVisible();
  await expect(tool).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.insertText(tokens[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await walkTo(page, page.getByRole('button', { name: 'Let in anyway' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: 'Checked their ID' }));
  await expect(page.getByText('Let in by your decision')).toBeVisible();
  await expect(tool).toBeFocused();
  expect((await door.entries(event)).map(({ entries }) => entries)).toEqual([1, 2]);
});

test('planning: place, move, lengthen and publish a slot', async ({ page, database, factory, signInAs }) => {
  const event = await makeEvent(database, `Keys ${crypto.randomUUID().slice(0, 8)}`, 'published');
  await database`insert into public.event_stages (event_id, name, position) values (${event}, 'Floor', 1), (${event}, 'Bar', 2)`;
  await database`with made as (insert into public.artists (name) values ('Kay Kord') returning id)
    insert into public.event_artists (event_id, artist_id, position) select ${event}, id, 1 from made`;
  const editor = await factory.account('Eli Editor');
  await factory.permit(editor, 'event', event, 2);
  await signInAs(editor);
  await openReady(page, `/admin/event/${event}/artists?view=timetable`);
  await skipToContent(page);
  await press(page, page.getByRole('button', { name: 'Place Kay Kord' }));
  const slot = page.getByRole('button', { name: /^Kay Kord \d\d:/ });
  await expect(slot).toBeFocused();
  await seeFocus(page);
  for (const key of ['ArrowDown', 'Shift+ArrowDown', 'Alt+ArrowRight']) await page.keyboard.press(key);
  await expect(slot).toHaveAccessibleName(/Bar/);
  await expect(slot).toBeFocused();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const publish = page.getByRole('button', { name: 'Publish everything' });
  const isBefore = await publish.evaluate(
    (button) => button.compareDocumentPosition(document.activeElement ?? button) === 4,
  );
  await walkTo(page, publish, isBefore ? 'Shift+Tab' : 'Tab');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByText('Everything is published as planned.')).toBeVisible(untilStored);
  await keepsPlace(page.getByRole('main'));
  const [out] = await database`select round(extract(epoch from ends_at - starts_at) / 60)::int as minutes
    from public.published_slots where event_id = ${event}`;
  expect(out?.minutes).toBe(75);
});

test('moderating: one report after the other, and the muted write again', async ({
  page,
  database,
  factory,
  signInAs,
  backendAs,
}) => {
  const event = await makeEvent(database, `Keys ${crypto.randomUUID().slice(0, 8)}`, 'published');
  const [moderator, reader] = [await factory.account('Mel Moderator'), await factory.account('Ria Reader')];
  await factory.permit(moderator, 'event', event, 2);
  const [room] = await database`update public.chat_rooms set write_by = 'everyone'
    where event_id = ${event} and kind = 'general' returning id::int`;
  const asReader = await backendAs(reader);
  for (const name of ['Una Writer', 'Wes Writer']) {
    const said = await (await backendAs(await factory.account(name))).rpc('post_message', {
      ...{ room_id: room?.id, client_id: crypto.randomUUID(), body: `A trick of ${name}` },
    });
    const report = { message_id: said.data.id, reason: 'scam', note: '' };
    expect((await asReader.rpc('report_message', report)).error).toBeNull();
  }
  await signInAs(moderator);
  await openReady(page, `/admin/event/${event}/chat`);
  await skipToContent(page);
  const reports = page.getByRole('list', { name: 'Reports' });
  const remove = reports.getByRole('button', { name: 'Remove', exact: true });
  await press(page, remove.first());
  await expect(remove).toHaveCount(1, untilStored);
  const panel = page.locator('section', { has: page.getByRole('heading', { name: 'Reports' }) });
  await keepsPlace(panel);
  await seeFocus(page);
  await press(page, reports.getByRole('button', { name: /^Remove and mute:/ }));
  await press(page, reports.getByRole('button', { name: /^Remove and mute 24 h/ }));
  await expect(page.getByText('Nothing to decide')).toBeVisible(untilStored);
  await keepsPlace(panel);

  await press(page, page.getByRole('button', { name: /^Let .* write again$/ }));
  await expect(page.getByText('Nobody.')).toBeVisible(untilStored);
  await keepsPlace(page.getByRole('main'));
  const [muted] = await database`select count(*)::int as open from public.chat_mutes
    where event_id = ${event} and lifted_at is null`;
  expect(muted?.open).toBe(0);
});
