import type postgres from 'postgres';
import { expect, test } from './fixtures.ts';

async function makeEvent(database: postgres.Sql, title: string, status: 'draft' | 'published') {
  const mark = crypto.randomUUID().slice(0, 8);
  const act = `Act ${mark}`;
  const [artist] = await database`insert into public.artists (name) values (${act}) returning id::int`;
  const [event] =
    await database`insert into public.events (title, status, published_at, starts_at, ends_at, timezone)
      values (${`${title} ${mark}`}, ${status}, ${status === 'published' ? new Date() : null},
        now() + interval '10 days', now() + interval '10 days 6 hours', 'UTC') returning id::int, title`;
  await database`insert into public.event_artists (event_id, artist_id, position)
    values (${event?.id}, ${artist?.id}, 1)`;
  return { id: event?.id as number, title: event?.title as string, act, artistId: artist?.id as number };
}

test('follow an artist and be told of a new event without reloading', { tag: '@only-phone' }, async ({
  page,
  factory,
  signInAs,
  database,
  axe,
}) => {
  const event = await makeEvent(database, 'Announced', 'draft');
  const fan = await factory.account('Fay Fan');
  await signInAs(fan);
  await page.goto(`/artist/${event.artistId}`);
  await page.getByRole('button', { name: `Follow ${event.act}` }).click();
  await expect(page.getByRole('button', { name: `Following ${event.act}` })).toBeVisible();
  // The button is ahead of the answer.
  await expect
    .poll(() => database`select from public.follows where user_id = ${fan.id}`.then((rows) => rows.length))
    .toBe(1);

  const bell = page.getByRole('link', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications');
  await database`update public.events set status = 'published', published_at = now() where id = ${event.id}`;
  await expect(bell).toHaveAccessibleName('Notifications, 1 not read');

  await bell.click();
  const told = page.getByRole('link', { name: new RegExp(`^${event.act} plays ${event.title}`) });
  await expect(told).toBeVisible();
  await axe();
  // The list itself is pushed as well.
  await database`insert into public.notifications (user_id, kind, event_id)
    values (${fan.id}, 'event_cancelled', ${event.id})`;
  await expect(page.getByText(`${event.title} is cancelled.`)).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell.first()).toHaveAccessibleName('Notifications');
  await told.click();
  await expect(page).toHaveURL(`/event/${event.id}`);
});

test('plans are for followers who were let in, and for nobody else', async ({
  page,
  browser,
  baseURL,
  request,
  factory,
  signInAs,
  database,
}) => {
  const event = await makeEvent(database, 'Private Plan', 'published');
  const shy = await factory.account('Shy Person');
  const friend = await factory.account('Fran Friend');
  await database`update public.users set handle = ${`shy_${shy.id}`} where id = ${shy.id}`;
  await database`insert into public.event_interest (user_id, event_id, interest)
    values (${shy.id}, ${event.id}, 'going')`;
  await signInAs(friend);
  await page.goto(`/user/${shy.id}`);
  await expect(page.getByText('Shy Person shows plans to followers')).toBeVisible();
  await expect(page.getByText(event.title)).toHaveCount(0);
  for (const path of [`/user/${shy.id}`, `/user/${shy.id}.data`]) {
    expect(await (await request.get(path)).text()).not.toContain(event.title);
  }
  await page.getByRole('button', { name: 'Follow Shy Person' }).click();
  await expect(page.getByRole('button', { name: 'Requested Shy Person' })).toBeVisible();
  await expect(page.getByText('You asked to follow.')).toBeVisible();

  const own = await browser.newPage({ baseURL: baseURL ?? '' });
  await own.request.post('/login', {
    form: { mode: 'sign-in', email: shy.email, password: shy.password },
    headers: { origin: baseURL ?? '' },
    maxRedirects: 0,
  });
  await own.goto(`/user/${shy.id}#followers`);
  await own.getByRole('button', { name: 'Let in: Fran Friend' }).click();
  await expect(own.getByRole('button', { name: 'Remove Fran Friend from your followers' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: event.title })).toBeVisible();

  await own
    .getByRole('group', { name: 'What you follow and where you go' })
    .getByRole('radio', { name: 'Nobody' })
    .check();
  await own.getByRole('button', { name: 'Save choices' }).click();
  await expect(own.getByText('Saved. It holds from now on.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Shy Person keeps plans private')).toBeVisible();
  await expect(page.getByText(event.title)).toHaveCount(0);
  await own.close();
});
