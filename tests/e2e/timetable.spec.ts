import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type postgres from 'postgres';
import { catalogueOf } from '../fixtures/catalogue.ts';
import { timetableOf } from '../fixtures/timetable.ts';
import { expect, test } from './fixtures.ts';

/** Three sets on two stages, from now on: Ada and Bo one after the other, Cy while Ada plays. */
async function makeNight(sql: postgres.Sql, { publish = true } = {}) {
  const make = catalogueOf(sql);
  const plan = timetableOf(sql);
  const mark = crypto.randomUUID().slice(0, 8);
  const name = (first: string) => `${first} ${mark}`;
  const event = await make.event({ title: name('Night'), inHours: -1, lasts: 9 });
  const main = await plan.stage(event, name('Main'));
  const bar = await plan.stage(event, name('Bar'));
  const slot = async (first: string, stage: number, from: number, to: number) =>
    plan.slot(event, { stage, from, to, artists: [await make.artist(name(first))] });
  const slots = {
    ada: await slot('Ada', main, -10, 50),
    bo: await slot('Bo', main, 50, 110),
    cy: await slot('Cy', bar, 20, 80),
  };
  await plan.slot(event, { title: name('Guest') });
  if (publish) await plan.publish(event);
  // The hour at which the test runs must not decide how many nights there are.
  await sql`update public.published_slots set night = '2027-01-01' where event_id = ${event} and night is not null`;
  const path = `/event/${event}/timetable`;
  const heart = (page: Page, first: string) =>
    page.getByRole('button', { name: `${name(first)} in my plan` });
  return { event, path, mark, name, main, slots, heart };
}

/** The page counts along as soon as it knows how wide it is. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('navigation', { name: 'View' }).locator('[aria-current]')).toHaveCount(1);
}

test('what is planned is nowhere before it is published', async ({ page, database, factory, backendAs }) => {
  const night = await makeNight(database, { publish: false });
  const [stranger, editor] = [await factory.account(), await factory.account()];
  await factory.permit(editor, 'event', night.event, 2);
  const asked = await backendAs(stranger);
  const heard: unknown[] = [];
  await asked.realtime.setAuth();
  await new Promise<void>((resolve) => {
    asked
      .channel(`event:${night.event}:timetable`, { config: { private: true } })
      .on('broadcast', { event: '*' }, ({ payload }) => heard.push(payload))
      .subscribe((status) => status === 'SUBSCRIBED' && resolve());
  });
  const { data: calendarKey } = await asked.rpc('renew_calendar_key');
  const calendar = `${night.path}/user/${stranger.id}/plan.ics?key=${calendarKey}`;
  const everywhere = async () => {
    const pages = await Promise.all(
      [night.path, `${night.path}.data`, calendar].map(async (path) => (await page.request.get(path)).text()),
    );
    const rows = await Promise.all(
      ['slots', 'slot_artists', 'published_slots', 'event_stages', 'timetable_changes'].map(async (table) =>
        JSON.stringify((await asked.from(table).select('*')).data ?? []),
      ),
    );
    return [...pages, ...rows, JSON.stringify(heard)].join('\n');
  };
  const found = await everywhere();
  for (const secret of [night.name('Guest'), night.name('Main'), ...Object.values(night.slots)]) {
    expect(found).not.toContain(secret);
  }
  await page.goto(`/event/${night.event}`);
  await expect(page.getByRole('link', { name: 'Timetable' })).toHaveCount(0);

  const { error } = await (await backendAs(editor)).rpc('publish_timetable', { event_id: night.event });
  expect(error).toBeNull();
  await expect.poll(() => heard.length).toBe(1);
  expect(Object.keys(heard[0] as object).sort()).toEqual(['id', 'revision']);
  expect(await everywhere()).toContain(night.slots.ada);
  const timetable = page.getByRole('link', { name: 'Timetable' });
  // A stranger may be given the page of the last two seconds.
  await expect(async () => {
    await page.reload();
    await expect(timetable).toBeVisible({ timeout: 500 });
  }).toPass();
  await timetable.click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('hearts outlast signing in, and delays reach every phone at once', { tag: '@only-phone' }, async ({
  page,
  browser,
  baseURL,
  database,
  factory,
  signInAs,
  backendAs,
  axe,
}) => {
  const night = await makeNight(database);
  const [fan, crew] = [await factory.account('Fay Fan'), await factory.account()];
  await factory.permit(crew, 'event', night.event, 2);
  await open(page, night.path);
  for (const first of ['Ada', 'Cy']) await night.heart(page, first).click();
  await expect(page.getByText('2 in your plan')).toBeVisible();
  await expect(page.getByText('1 clash')).toBeVisible();
  await expect(page.getByText(`Clashes with ${night.name('Cy')} for 30 min`)).toBeVisible();
  await axe();

  await signInAs(fan);
  for (let visit = 0; visit < 2; visit += 1) {
    await open(page, night.path);
    await expect(page.getByText('2 in your plan')).toBeVisible();
    await expect
      .poll(() => database`select slot_id from public.slot_favourites where user_id = ${fan.id} order by at`)
      .toHaveLength(2);
  }
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':guest'))),
  ).toEqual([]);

  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await open(other, night.path);
  const crewBackend = await backendAs(crew);
  // Both listen by now: each asks anew once it does.
  const shown = async (minutes: number) => {
    for (const phone of [page, other]) {
      await expect(phone.getByText(`+${minutes} min`).and(phone.locator(':visible')).first()).toBeVisible();
    }
  };
  await crewBackend.rpc('drift_stage', { stage_id: night.main, minutes: 15 });
  await shown(15);
  await crewBackend.rpc('drift_stage', { stage_id: night.main, minutes: 5 });
  await shown(20);
  await other.close();

  await database`update public.slots set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour'
    where id = ${night.slots.cy}`;
  await crewBackend.rpc('publish_timetable', { event_id: night.event });
  await expect(page.getByText('1 changed')).toBeVisible();
  await page.getByRole('button', { name: 'My plan', exact: true }).click();
  await expect(page.getByText(new RegExp(`^${night.name('Cy')} moved from .* to `))).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByText('1 changed')).toHaveCount(0);
});

test('what happened before the page listened is caught up with', async ({
  page,
  database,
  factory,
  backendAs,
}) => {
  const night = await makeNight(database);
  const crew = await factory.account();
  await factory.permit(crew, 'event', night.event, 2);
  const { promise: changed, resolve: listen } = Promise.withResolvers<void>();
  await page.route(/\/assets\/visitor-listen-.*\.js/, async (route) => {
    await changed;
    await route.continue();
  });
  const asked = page.waitForRequest(/visitor-listen/);
  await open(page, night.path);
  await asked;
  await (await backendAs(crew)).rpc('drift_stage', { stage_id: night.main, minutes: 15 });
  await expect(page.getByText('+15 min')).toHaveCount(0);
  listen();
  await expect(page.getByText('+15 min').and(page.locator(':visible')).first()).toBeVisible();
});

test('once opened it is there without a network, and hearts are sent later', { tag: '@only-phone' }, async ({
  page,
  context,
  database,
  factory,
  signInAs,
  expectConsoleError,
}) => {
  const night = await makeNight(database);
  const fan = await factory.account();
  await signInAs(fan);
  await open(page, night.path);
  await night.heart(page, 'Ada').click();
  const hearts = () => database`select from public.slot_favourites where user_id = ${fan.id}`;
  await expect.poll(hearts).toHaveLength(1);
  await expect
    .poll(() =>
      page.evaluate(
        async ([path = '', id = '']) => {
          const kept = await caches.match(path);
          return (await kept?.text())?.includes(`"${id}"`) ?? false;
        },
        [night.path, night.slots.ada],
      ),
    )
    .toBe(true);
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/);
  await context.setOffline(true);
  await open(page, night.path);
  await expect(page.getByText('1 in your plan')).toBeVisible();
  await night.heart(page, 'Bo').click();
  await expect(page.getByText('1 not sent yet')).toBeVisible();
  expect(await hearts()).toHaveLength(1);
  await open(page, `${night.path}?view=artists`);
  await expect(page.getByText('2 in your plan')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(hearts).toHaveLength(2);
  await expect(page.getByText('not sent yet')).toHaveCount(0);
});

test('the hour that comes twice is drawn twice and exported right, with the keyboard alone', async ({
  page,
  database,
  axe,
}) => {
  const make = catalogueOf(database);
  const plan = timetableOf(database);
  const hours = (Date.parse('2027-10-30T20:00:00Z') - Date.now()) / 3_600_000;
  const event = await make.event({ title: 'Long Night', inHours: hours, timezone: 'Europe/Berlin' });
  const main = await plan.stage(event, 'Main');
  const bar = await plan.stage(event, 'Bar');
  const set = (title: string, stage: number, from: string, to: string) =>
    plan.slot(event, { title, stage, from: `2027-10-31T${from}:00Z`, to: `2027-10-31T${to}:00Z` });
  await set('Summer', main, '00:30', '01:30');
  await set('Winter', main, '01:30', '02:30');
  await set('Below', bar, '01:00', '02:30');
  await plan.publish(event);
  await open(page, `/event/${event}/timetable`);
  const grid = page.getByRole('grid', { name: 'Timetable of Saturday 30 October 2027' });
  const cell = (name: RegExp) => grid.getByRole('button', { name });
  const left = async (name: RegExp) => (await cell(name).boundingBox())?.x ?? 0;
  const [summer, winter] = [/^Summer, 02:30 CEST–02:30 CET, Main/, /^Winter, 02:30 CET–03:30, Main/];
  const step = (await left(winter)) - (await left(summer));
  expect(step).toBeGreaterThan(100);
  // Half an hour later than the first, half an hour before the second.
  expect(Math.abs((await left(/^Below, 02:00 CET/)) - (await left(summer)) - step / 2)).toBeLessThan(2);

  await cell(summer).focus();
  await page.keyboard.press('f');
  await page.keyboard.press('ArrowRight');
  await expect(cell(winter)).toBeFocused();
  await page.keyboard.press('f');
  await expect(cell(/^Winter.*in your plan/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cell(/^Below, /)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Below' })).toBeVisible();
  await axe();
  await page.keyboard.press('Escape');
  await expect(cell(/^Below, /)).toBeFocused();
  await axe();

  await page.getByRole('button', { name: 'My plan', exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Calendar file' }).click(),
  ]);
  const written = await readFile(await file.path(), 'utf8');
  expect([...written.matchAll(/^DTSTART:(.*)\r$/gm)].map(([, at]) => at)).toEqual([
    '20271031T003000Z',
    '20271031T013000Z',
  ]);
});

test('a plan is for whom one chose; for everybody else there is none', async ({
  page,
  browser,
  baseURL,
  database,
  factory,
  signInAs,
  axe,
}) => {
  const night = await makeNight(database);
  const [owner, nobody] = [await factory.account('Olga Owner'), await factory.account()];
  await signInAs(owner);
  await open(page, night.path);
  await night.heart(page, 'Ada').click();
  await page.getByRole('button', { name: 'My plan', exact: true }).click();
  await page.getByRole('link', { name: 'Share, subscribe' }).click();
  await page.getByRole('radio', { name: /^Only with the link/ }).check();
  const link = page.getByLabel('Link to my plan');
  await expect(link).toHaveValue(/key=/);
  await axe();
  const given = await link.inputValue();
  await page.getByRole('button', { name: 'Subscribe in a calendar' }).click();
  const calendar = await page.getByLabel('Address for your calendar').inputValue();

  const friend = await browser.newPage({ baseURL: baseURL ?? '' });
  const statusOf = async (path: string) => (await friend.request.get(path)).status();
  const plan = `${night.path}/user/${owner.id}`;
  /** Without what differs from answer to answer: the address itself, nonces and numbers of requests. */
  const answer = async (address: string) => {
    const { pathname, search } = new URL(address, baseURL);
    const reply = await friend.request.get(address);
    const text = [pathname + search, pathname].reduce(
      (left, path) => left.replaceAll(encodeURIComponent(path), '').replaceAll(path, ''),
      await reply.text(),
    );
    return { status: reply.status(), text: text.replaceAll(/nonce="[^"]*"|[0-9a-f]{8}-[0-9a-f-]{27}/g, '') };
  };
  await friend.goto(given);
  await expect(friend.getByRole('heading', { name: 'Olga Owner’s plan' })).toBeVisible();
  await expect(
    friend.getByRole('grid').getByRole('button', { name: /in the plan of Olga Owner/ }),
  ).toBeVisible();
  await expect(
    friend.getByRole('grid').getByRole('button', { name: new RegExp(night.name('Bo')) }),
  ).toHaveCount(0);
  const entry = await (await friend.request.get(calendar)).text();
  expect(entry).toContain(`UID:slot-${night.slots.ada}@`);
  expect(await statusOf(`${plan}/plan.ics?key=${'0'.repeat(40)}`)).toBe(404);

  await page.getByRole('button', { name: 'New link' }).click();
  await expect(link).not.toHaveValue(given);
  expect(await statusOf(given)).toBe(404);
  const renewed = await link.inputValue();
  expect(await statusOf(renewed)).toBe(200);
  await page.getByRole('radio', { name: /^Nobody/ }).check();
  await expect(link).toHaveCount(0);
  const none = await answer(`${night.path}/user/${nobody.id}`);
  expect(none.status).toBe(404);
  for (const path of [plan, renewed, `${night.path}/user/999999999`])
    expect(await answer(path)).toEqual(none);
  await friend.close();
});
