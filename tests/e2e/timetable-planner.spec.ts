import type { Page } from '@playwright/test';
import type postgres from 'postgres';
import { newTitle, openReady } from './editing-scene.ts';
import { expect, test } from './fixtures.ts';

// Whole stories, told step by step: more than a slow machine does in a minute.
test.slow();

/** A night with doors at 21:00, three artists and a venue with three stages. */
async function makeNight(sql: postgres.Sql): Promise<{ id: number; names: string[] }> {
  const tag = newTitle();
  const names = ['Kern', 'Nadja Sol', 'Orbit'].map((name) => `${name} ${tag.slice(-4)}`);
  const [venue] = await sql`insert into public.venues (name, city, timezone)
    values (${`Hall of ${tag}`}, 'Testford', 'Europe/Berlin') returning id::int`;
  await sql`insert into public.stages (venue_id, name, position)
    values (${venue?.id}, 'Floor', 1), (${venue?.id}, 'Bar', 2), (${venue?.id}, 'Yard', 3)`;
  const [event] =
    await sql`insert into public.events (title, status, doors_at, starts_at, ends_at, timezone, venue_id, published_at)
    values (${tag}, 'published', '2027-06-05 21:00+02', '2027-06-05 22:00+02', '2027-06-06 06:00+02', 'Europe/Berlin',
      ${venue?.id}, now()) returning id::int`;
  for (const [place, name] of names.entries())
    await sql`with made as (insert into public.artists (name) values (${name}) returning id)
      insert into public.event_artists (event_id, artist_id, position) select ${event?.id}, id, ${place + 1} from made`;
  return { id: event?.id, names };
}

const slotOf = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(String.raw`^${name} \d\d:`) });
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
const rowsOf = (sql: postgres.Sql, event: number) => sql`
  select coalesce(nullif(s.title, ''), (select a.name from public.slot_artists l join public.artists a on a.id = l.artist_id where l.slot_id = s.id)) as name,
    t.name as stage, to_char(s.starts_at at time zone 'Europe/Berlin', 'HH24:MI') as start,
    to_char(s.ends_at at time zone 'Europe/Berlin', 'HH24:MI') as end
  from public.slots s left join public.event_stages t on t.id = s.stage_id where s.event_id = ${event} order by s.starts_at, t.position`;

test('a night on three stages with the keyboard alone', async ({
  page,
  factory,
  signInAs,
  database,
  axe,
}) => {
  const { id, names } = await makeNight(database);
  const [kern = '', nadja = '', orbit = ''] = names;
  const editor = await factory.account('Kay Keys');
  await factory.permit(editor, 'event', id, 2);
  await signInAs(editor);
  await openReady(page, `/admin/event/${id}/artists?view=timetable`);
  await page.getByRole('button', { name: 'Take over the venue’s stages' }).press('Enter');
  await page.getByRole('button', { name: `Place ${kern}` }).press('Enter');
  await expect(slotOf(page, kern)).toBeFocused();
  await expect(slotOf(page, kern)).toHaveAccessibleName(/21:00–22:00 Floor/);
  for (const key of ['ArrowDown', 'ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown'])
    await page.keyboard.press(key);
  await expect(slotOf(page, kern)).toHaveAccessibleName(/21:30–23:00 Floor/);

  await page.getByRole('button', { name: `Place ${nadja}` }).press('Enter');
  await expect(slotOf(page, nadja)).toHaveAccessibleName(/23:00–00:00 Floor/);
  await page.keyboard.press('ArrowUp');
  const overlap = page.getByRole('button', {
    name: new RegExp(`${kern} and ${nadja} overlap on Floor at 22:45`),
  });
  await expect(overlap).toBeVisible();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(overlap).toBeHidden();
  await expect(slotOf(page, nadja)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '22:45 to 23:45, Bar' })).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(overlap).toBeVisible();
  await page.keyboard.press('Control+Shift+Z');
  await expect(slotOf(page, nadja)).toHaveAccessibleName(/Bar/);

  await page.getByRole('button', { name: `Place ${orbit}` }).press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Start').fill('01:00');
  await dialog.getByLabel('End').fill('02:30');
  await dialog.getByLabel('End').press('Enter');
  await expect(slotOf(page, orbit)).toHaveAccessibleName(/01:00–02:30 Yard/);
  await page.keyboard.press('n');
  await dialog.getByLabel('Title').fill('Gone again');
  await dialog.getByLabel('Title').press('Enter');
  await expect(slotOf(page, 'Gone again')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(slotOf(page, 'Gone again')).toHaveCount(0);
  await saved(page);
  expect((await rowsOf(database, id)).map((row) => Object.values(row).join(' '))).toEqual([
    `${kern} Floor 21:30 23:00`,
    `${nadja} Bar 22:45 23:45`,
    `${orbit} Yard 01:00 02:30`,
  ]);
  await axe();

  const publish = page.getByRole('button', { name: 'Publish everything' });
  await expect(page.getByText('Not published: 3 new.')).toBeVisible();
  await publish.press('Enter');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(page.getByText('Everything is published as planned.')).toBeVisible();
  const [out] =
    await database`select count(*)::int from public.published_slots where event_id = ${id} and night = '2027-06-05'`;
  expect(out?.count).toBe(3);
});

test('the same night with the mouse, somebody else at it too, and the network gone', async ({
  page,
  factory,
  signInAs,
  database,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket|409/);
  const { id, names } = await makeNight(database);
  const [kern = '', nadja = ''] = names;
  await database`insert into public.event_stages (event_id, name, position, colour)
    values (${id}, 'Floor', 1, 'green'), (${id}, 'Bar', 2, 'blue'), (${id}, 'Yard', 3, 'amber')`;
  const editor = await factory.account('Mo Mouse');
  await factory.permit(editor, 'event', id, 2);
  await signInAs(editor);
  await openReady(page, `/admin/event/${id}/artists?view=timetable`);
  const column = async (name: string) => {
    const box = await page.getByRole('list', { name, exact: true }).boundingBox();
    if (!box) throw new Error(`there is no column ${name}`);
    return box;
  };
  /** The grid begins at 20:00, and an hour is 90 points high. */
  const point = async (stage: string, hours: number) => {
    const { x, y, width } = await column(stage);
    return { x: x + width / 2, y: y + hours * 90 };
  };
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 6, from.y + 6);
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
  };
  const chip = await page.getByRole('button', { name: `Place ${kern}` }).boundingBox();
  await drag({ x: (chip?.x ?? 0) + 30, y: (chip?.y ?? 0) + 20 }, await point('Bar', 2));
  await expect(slotOf(page, kern)).toHaveAccessibleName(/22:00–23:00 Bar/);
  await drag(await point('Bar', 2.4), await point('Yard', 2.9));
  await expect(slotOf(page, kern)).toHaveAccessibleName(/22:30–23:30 Yard/);
  const end = await point('Yard', 3.5);
  await drag({ x: end.x, y: end.y - 5 }, { x: end.x, y: end.y + 40 });
  await expect(slotOf(page, kern)).toHaveAccessibleName(/22:30–00:00 Yard/);
  await drag(await point('Floor', 1.5), await point('Floor', 2.5));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Start')).toHaveValue('21:30');
  await dialog.getByRole('checkbox', { name: nadja }).check();
  await dialog.getByRole('button', { name: 'Add slot' }).click();
  await expect(slotOf(page, nadja)).toHaveAccessibleName(/21:30–22:30 Floor/);
  await saved(page);

  await database`update public.slots set note = 'live' where event_id = ${id}
    and id in (select slot_id from public.slot_artists l join public.artists a on a.id = l.artist_id where a.name = ${nadja})`;
  await slotOf(page, nadja).press('ArrowDown');
  await expect(page.getByText('Somebody else of the team changed the same slot')).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await saved(page);
  await page.context().setOffline(true);
  await slotOf(page, nadja).press('ArrowDown');
  await expect(page.getByText(/Not saved yet: there is no connection/)).toBeVisible();
  await page.context().setOffline(false);
  await saved(page);
  expect((await rowsOf(database, id)).map((row) => Object.values(row).join(' '))).toEqual([
    `${nadja} Floor 22:00 23:00`,
    `${kern} Yard 22:30 00:00`,
  ]);
});

test('slots from a file, once every line is right', async ({ page, factory, signInAs, database }) => {
  const { id, names } = await makeNight(database);
  await database`insert into public.event_stages (event_id, name) values (${id}, 'Floor')`;
  const editor = await factory.account('Ida Import');
  await factory.permit(editor, 'event', id, 2);
  await signInAs(editor);
  await openReady(page, `/admin/event/${id}/artists?view=timetable`);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog');
  const head = 'night,start,end,stage,artists,title';
  const lines = dialog.getByLabel('Or paste the lines');
  await lines.fill(
    `${head}\n2027-06-05,23:00,00:30,Floor,${names[0]},\n2027-06-05,01:00,02:00,Cellar,,Guest`,
  );
  await expect(dialog.getByText('There is no stage “Cellar”.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 2 slots' }).click();
  await expect(dialog).toBeVisible();
  expect(await rowsOf(database, id)).toHaveLength(0);
  await lines.fill(`${head}\n2027-06-05,23:00,00:30,Floor,${names[0]},\n2027-06-05,01:00,02:00,Floor,,Guest`);
  await dialog.getByRole('button', { name: 'Add 2 slots' }).click();
  await expect(slotOf(page, 'Guest')).toHaveAccessibleName(/01:00–02:00 Floor/);
  await saved(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe(`timetable-${id}.csv`);
});

test('crew tells how late it is and plans nothing; strangers see neither', { tag: '@only-phone' }, async ({
  page,
  factory,
  signInAs,
  database,
  axe,
  expectConsoleError,
}) => {
  expectConsoleError(/403|404/);
  const { id } = await makeNight(database);
  await database`update public.events set starts_at = now() - interval '1 hour', doors_at = null, ends_at = now() + interval '8 hours' where id = ${id}`;
  const [stage] =
    await database`insert into public.event_stages (event_id, name) values (${id}, 'Floor') returning id::int`;
  await database`insert into public.published_slots (id, event_id, stage_id, title, starts_at, ends_at, note, night)
    values (gen_random_uuid(), ${id}, ${stage?.id}, 'Opening', now() - interval '1 hour', now() + interval '20 minutes', '', '2027-01-01'),
      (gen_random_uuid(), ${id}, ${stage?.id}, 'Main act', now() + interval '20 minutes', now() + interval '2 hours', '', '2027-01-01')`;
  const crew = await factory.account('Cleo Crew');
  await factory.permit(crew, 'event', id, 1);
  await signInAs(crew);
  await openReady(page, `/admin/event/${id}/artists?view=timetable`);
  await expect(page.getByText('Editors plan the timetable')).toBeVisible();
  await page.getByRole('link', { name: 'On the night' }).click();
  const floor = page.getByRole('main').locator('header').filter({ hasText: 'Floor' });
  await page.getByRole('button', { name: 'Floor: +15 min, later' }).click();
  await expect(floor).toContainText('+15 min');
  await page.getByRole('button', { name: 'Start now: Main act' }).click();
  await expect(floor).toContainText('−20 min');
  await axe();
  await page.getByRole('button', { name: 'Floor: on time again' }).click();
  await expect(floor).toContainText('On time');

  await signInAs(await factory.account('Sam Stranger'));
  await page.goto(`/admin/event/${id}/artists?view=live`);
  await expect(page.getByText('Main act')).toHaveCount(0);
});
