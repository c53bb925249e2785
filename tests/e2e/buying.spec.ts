import { choose, fillPerson, hold, makeSale } from './buying-scene.ts';
import { expect, test } from './fixtures.ts';

const going = { name: 'You’re going' };

test('a guest takes free tickets, finds them again and nobody else does', { tag: '@only-phone' }, async ({
  page,
  browser,
  database,
  axe,
  baseURL,
}) => {
  const sale = await makeSale(database, { Free: {} });
  await page.goto(sale.path);
  await choose(page, 'Free', 2);
  await axe();
  await hold(page);
  await axe();
  await page.reload();
  await expect(page.getByText('2 × Free')).toBeVisible();
  await fillPerson(page, 'Gus Guest', 'gus@example.org');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', going)).toBeVisible();
  await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(2);
  await axe();
  expect(await sale.counts('Free')).toEqual({ sold: 2, held: 0, offered: 0 });

  const link = (await page.getByRole('link', { name: /#/ }).getAttribute('href')) ?? '';
  const stranger = await browser.newPage({ baseURL: baseURL ?? '' });
  await stranger.goto(page.url());
  await expect(stranger.getByText('No order in this browser')).toBeVisible();
  await stranger.goto(link);
  await stranger.reload();
  await expect(stranger.getByRole('heading', going)).toBeVisible();
  await stranger.close();
});

test('without script the same is a row of plain forms', async ({ browser, database, baseURL }) => {
  const sale = await makeSale(database, { Free: {} });
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(sale.path);
  await page.getByRole('button', { name: 'Get tickets' }).click();
  await expect(page.getByText('Choose at least one ticket.')).toBeVisible();
  await page.getByLabel('How many Free').fill('1');
  await page.getByRole('button', { name: 'Get tickets' }).click();
  await fillPerson(page, 'Gus Guest', 'gus@example.org');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', going)).toBeVisible();
  await context.close();
});

test('pay with an account: declined, then paid, and the ticket is under the profile', async ({
  page,
  database,
  factory,
  signInAs,
  axe,
}) => {
  const sale = await makeSale(database, { Standard: { price: 1200 } });
  const fan = await factory.account('Fay Fan');
  await signInAs(fan);
  await page.goto(sale.path);
  await choose(page, 'Standard', 1);
  await hold(page);
  await expect(page.getByLabel('Name')).toHaveValue('Fay Fan');
  await page.getByRole('button', { name: 'Pay €13.10' }).click();
  await page.getByRole('button', { name: /declined/ }).click();
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await page.getByRole('button', { name: /^Pay €13.10/ }).click();
  await expect(page.getByRole('heading', going)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My tickets' }).click();
  await expect(page.locator('#tickets').getByRole('img', { name: /QR code/ })).toBeVisible();
  await axe();
  expect(await sale.counts('Standard')).toEqual({ sold: 1, held: 0, offered: 0 });
});

test('leave the payment page: the places stay, to be paid or let go', async ({
  page,
  database,
  axe,
  expectConsoleError,
}) => {
  expectConsoleError(/422/);
  const sale = await makeSale(database, { Standard: { price: 1200 } });
  await page.goto(sale.path);
  await choose(page, 'Standard', 2);
  await hold(page);
  // What is missing is told at every field at once.
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('Enter the name for the tickets.')).toBeVisible();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await fillPerson(page, 'Gus Guest', 'gus@example.org');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('button', { name: 'Go back without paying' }).click();
  await expect(page.getByRole('heading', { name: 'Not paid yet' })).toBeVisible();
  await axe();
  expect(await sale.counts('Standard')).toEqual({ sold: 0, held: 2, offered: 0 });
  await page.getByRole('button', { name: 'Let them go' }).click();
  await expect(page.getByRole('button', { name: 'Get tickets' })).toBeVisible();
  expect(await sale.counts('Standard')).toEqual({ sold: 0, held: 0, offered: 0 });
});

test('back from the payment page, choosing anew leaves one order', async ({ page, database }) => {
  const sale = await makeSale(database, { Standard: { price: 1200 }, Free: {} });
  await page.goto(sale.path);
  await choose(page, 'Standard', 2);
  await hold(page);
  await fillPerson(page, 'Gus Guest', 'gus@example.org');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('button', { name: 'Go back without paying' })).toBeVisible();
  await page.goto(sale.path);
  await choose(page, 'Free', 1);
  await hold(page);
  // The provider may be quicker to say that its page is closed than we are to note that it was ours to close.
  expect(await sale.orders()).toEqual([expect.stringMatching(/^(cancelled|expired)$/), 'held']);
  expect(await sale.counts('Standard')).toEqual({ sold: 0, held: 0, offered: 0 });
});

test('a lost connection loses nothing that was chosen', async ({
  page,
  context,
  database,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported/);
  const sale = await makeSale(database, { Free: {} });
  // Gone before the page had loaded what it needs later.
  await page.route(/\/assets\/browser-client/, (route) => route.abort());
  await page.goto(sale.path);
  await choose(page, 'Free', 2);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Get tickets' }).click();
  await expect(page.getByText('There is no connection right now.')).toBeVisible();
  await expect(page.getByLabel('How many Free')).toHaveValue('2');
  await context.setOffline(false);
  await page.unroute(/\/assets\/browser-client/);
  await hold(page);
  expect(await sale.orders()).toEqual(['held']);
});

test('time that runs out says so, and one click tries again', async ({ page, database }) => {
  const sale = await makeSale(database, { Free: {} });
  await page.goto(sale.path);
  await choose(page, 'Free', 1);
  await hold(page);
  await database`update public.orders set expires_at = now() + interval '2 seconds' where event_id = ${sale.event}`;
  await page.reload();
  await expect(page.getByText('Your time was over')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
});

test('choosing again changes the order without letting go of the places', async ({ page, database }) => {
  const sale = await makeSale(database, { Free: { size: 2 } });
  await page.goto(sale.path);
  await choose(page, 'Free', 2);
  await hold(page);
  const [before] = await database`select expires_at from public.orders where event_id = ${sale.event}`;
  const answer = await page.request.post(sale.path, {
    form: { intent: 'hold', [`quantity-${sale.typeId('Free')}`]: '1' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  expect(await sale.orders()).toEqual(['cancelled', 'held']);
  expect(await sale.counts('Free')).toEqual({ sold: 0, held: 1, offered: 0 });
  const [after] = await database`select expires_at from public.orders
    where event_id = ${sale.event} and status = 'held'`;
  expect(after?.expires_at).toEqual(before?.expires_at);
  // More than there is: refused, and what was held still is.
  const refused = await page.request.post(sale.path, {
    form: { intent: 'hold', [`quantity-${sale.typeId('Free')}`]: '3' },
  });
  expect(refused.status()).toBe(422);
  expect(await sale.counts('Free')).toEqual({ sold: 0, held: 1, offered: 0 });
});

test('a code takes something off, another opens what is secret', async ({
  page,
  database,
  expectConsoleError,
}) => {
  expectConsoleError(/422/);
  const sale = await makeSale(database, { Standard: { price: 1000 }, Friends: { secret: true } });
  await sale.coupon('TENOFF', 'percent', 10);
  await sale.coupon('FRIENDS', 'unlocking', 0, [sale.typeId('Friends')]);
  await page.goto(sale.path);
  await expect(page.getByText('Standard')).toBeVisible();
  await expect(page.getByText('Friends')).toBeHidden();
  await page.getByText('Have a code?').click();
  await page.getByLabel('Code').fill('nothing');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('We do not know this code.')).toBeVisible();
  await page.getByLabel('Code').fill('friends');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByLabel('How many Friends')).toBeVisible();

  await page.goto(sale.path);
  await choose(page, 'Standard', 1);
  await hold(page);
  await fillPerson(page, 'Gus Guest', 'gus@example.org');
  await page.getByText('Have a code?').click();
  await page.getByLabel('Code').fill('TENOFF');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Code TENOFF')).toBeVisible();
  // The basket is another one now; who buys is the same.
  await expect(page.getByLabel('Name')).toHaveValue('Gus Guest');
  await expect(page.getByLabel('E-mail')).toHaveValue('gus@example.org');
  await expect(page.getByRole('button', { name: 'Pay €9.95' })).toBeVisible();
  const [coupon] = await database`select uses, spent from public.coupons
    where event_id = ${sale.event} and code = 'TENOFF'`;
  expect({ ...coupon }).toEqual({ uses: 1, spent: 100 });
});

test('a bundle lets in several, an extra needs a ticket', async ({ page, database, expectConsoleError }) => {
  expectConsoleError(/422/);
  const sale = await makeSale(database, { Crew: { persons: 4 }, Locker: { kind: 'add_on' } });
  await page.goto(sale.path);
  await choose(page, 'Locker', 1);
  await page.getByRole('button', { name: 'Get tickets' }).click();
  await expect(page.getByText('Extras come with a ticket.')).toBeVisible();
  await choose(page, 'Crew', 1);
  await expect(page.getByText('Extras come with a ticket.')).toBeHidden();
  await hold(page);
  await page.getByText('Name each ticket').click();
  await expect(page.getByText('Ticket 4 of 4')).toBeVisible();
  await expect(page.getByText('Extra Locker')).toBeVisible();
  await fillPerson(page, 'Gus Guest', 'gus@example.org');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(5);
  expect(await sale.counts('Crew')).toEqual({ sold: 4, held: 0, offered: 0 });
});

test('what is left moves by itself, and who waits is offered what comes free', async ({
  page,
  browser,
  database,
  factory,
  signInAs,
  baseURL,
}) => {
  const sale = await makeSale(database, { Free: { size: 2 } });
  const waiter = await factory.account('Wil Waiter');
  await signInAs(waiter);
  await page.goto(sale.path);
  await expect(page.getByText('2 left')).toBeVisible();
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await other.goto(sale.path);
  await choose(other, 'Free', 2);
  await hold(other);
  await expect(page.getByText('Sold out')).toBeVisible();
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByText('You are on the waiting list for 1 ticket.')).toBeVisible();
  await other.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByText(/came free/)).toBeVisible();
  await page.getByRole('button', { name: 'Take them' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', going)).toBeVisible();
  expect(await sale.counts('Free')).toEqual({ sold: 1, held: 0, offered: 0 });
  await other.close();
});

test('a waiting list is for people with an account', { tag: '@only-phone' }, async ({ page, database }) => {
  const sale = await makeSale(database, { Free: { size: 0 } });
  await page.goto(sale.path);
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByText('Sign in to join the waiting list.')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
