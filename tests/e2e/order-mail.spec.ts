import { choose, fillPerson, hold, makeSale } from './buying-scene.ts';
import { expect, test } from './fixtures.ts';

test('a guest follows the mail on another device, signs in and keeps the tickets', {
  tag: '@only-phone',
}, async ({ page, browser, database, factory, mailbox, axe }) => {
  const sale = await makeSale(database, { Free: {} });
  const email = `guest-${crypto.randomUUID().slice(0, 8)}@example.org`;
  const shop = await browser.newPage();
  await shop.goto(sale.path);
  await choose(shop, 'Free', 2);
  await hold(shop);
  await fillPerson(shop, 'Gus Guest', email);
  await shop.getByRole('button', { name: 'Confirm' }).click();
  await expect(shop.getByText(`Sent to ${email}.`)).toBeVisible();
  await shop.close();

  // Another browser, which has nothing but the mail.
  await page.goto(await mailbox.linkTo(email));
  await expect(page.getByRole('heading', { name: 'You’re going' })).toBeVisible();
  await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(2);
  await axe();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('It is on its way.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in and keep them' }).click();
  const account = await factory.account('Gus Guest');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Keep them' }).click();
  await expect(page).toHaveURL(new RegExp(`/user/${account.id}`));
  await expect(page.locator('#tickets').getByRole('img', { name: /QR code/ })).toHaveCount(2);
});

test('orders made with one’s address wait on the profile', async ({
  page,
  database,
  factory,
  signInAs,
  axe,
}) => {
  const sale = await makeSale(database, { Free: {} });
  const account = await factory.account('Ada Address');
  await signInAs(account);
  const [order] = await database`select private.place_holds(${sale.event}, ${database.json([
    {
      key: crypto.randomUUID(),
      secretHash: 'ab',
      email: account.email,
      items: [{ typeId: sale.typeId('Free'), quantity: 1 }],
    },
  ])}) -> 0 as held`;
  await database`select private.confirm_free_order(${order?.held.orderId})`;
  await page.goto(`/user/${account.id}`);
  await expect(page.getByRole('heading', { name: 'Orders made with your address' })).toBeVisible();
  await axe();
  await page.getByRole('button', { name: `Keep order ${order?.held.code}` }).click();
  await expect(page.locator('#tickets').getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Orders made with your address' })).toBeHidden();
});
