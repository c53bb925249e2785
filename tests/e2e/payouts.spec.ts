import { choose, fillPerson, hold } from './buying-scene.ts';
import { makeEvent, newTitle, openReady } from './editing-scene.ts';
import { expect, test } from './fixtures.ts';

test('an organiser sets up payouts, through an expired link, and can then sell', async ({
  page,
  browser,
  baseURL,
  factory,
  signInAs,
  database,
  axe,
}) => {
  // Eight pages of three sites, one after the other.
  test.slow();
  const name = newTitle();
  const id = await makeEvent(database, name, 'published');
  const [promoter] =
    await database`insert into public.promoters (name) values (${`Crew of ${name}`}) returning id::int`;
  await database`insert into public.event_promoters (event_id, promoter_id) values (${id}, ${promoter?.id})`;
  await database`insert into public.ticket_types (event_id, name, price) values (${id}, 'Entry', 1000)`;
  const owner = await factory.account();
  await factory.permit(owner, 'promoter', promoter?.id, 4);
  await signInAs(owner);

  await openReady(page, '/admin');
  await expect(page.getByText('Payouts are not set up: paid tickets wait for them.')).toBeVisible();
  await openReady(page, `/admin/event/${id}/tickets`);
  await page.getByRole('link', { name: 'See who could be paid' }).click();
  const payouts = page.locator('#payouts');
  const choice = payouts.getByRole('listitem').filter({ hasText: `Crew of ${name}` });
  await expect(choice.getByText('Not set up')).toBeVisible();
  await axe();

  await choice.getByRole('button', { name: 'Set up payouts' }).click();
  await page.getByRole('button', { name: /^Let the link expire/ }).click();
  // Without a stop on our side: the fresh link leads back to the provider's page.
  await expect(page.getByRole('heading', { name: 'Set up payouts' })).toBeVisible();
  await page.getByRole('button', { name: /^Leave it unfinished/ }).click();
  await expect(page.getByText('Payouts are not ready yet')).toBeVisible();
  await expect(page.getByText('A bank account for your payouts')).toBeVisible();
  await axe();
  await page.getByRole('link', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Complete everything' }).click();
  await expect(page.getByText('Payouts are ready')).toBeVisible();
  await page.getByRole('link', { name: 'To the promoter' }).click();
  await expect(payouts.getByText('Ready', { exact: true })).toBeVisible();
  await axe();

  const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
  const visitor = await stranger.newPage();
  await visitor.goto(`/event/${id}`);
  await choose(visitor, 'Entry', 1);
  await hold(visitor);
  await fillPerson(visitor, 'Ben Buyer', 'ben@example.org');
  await visitor.getByRole('button', { name: /^Pay/ }).click();
  await expect(visitor).toHaveURL(/\/local\/stripe\//);
  await stranger.close();
});

test('payouts are for owners: others are told, strangers sign in first', async ({
  page,
  factory,
  signInAs,
  database,
  expectConsoleError,
}) => {
  const [account] =
    await database`select id::int from public.payout_accounts where promoter_id is not null limit 1`;
  const login = await page.request.get(`/return?account=${account?.id}`, { maxRedirects: 0 });
  expect(login.headers().location).toContain('/login?redirect=');
  await signInAs(await factory.account());
  expectConsoleError(/403/);
  for (const path of ['/return', '/reauth']) {
    await page.goto(`${path}?account=${account?.id}`);
    await expect(page.getByText(/Payouts are for owners/)).toBeVisible();
  }
});
