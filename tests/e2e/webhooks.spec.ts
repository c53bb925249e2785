import { startReceiver } from '../fixtures/webhook-receiver.ts';
import { demo, expect, test } from './fixtures.ts';

test('an owner registers an address, tries it, reads its log and secret, and sends again', async ({
  page,
  factory,
  signInAs,
  database,
}) => {
  const receiver = await startReceiver();
  const owner = await factory.account('Wanda Webhook');
  await factory.permit(owner, 'event', 3, 4);
  await signInAs(owner);
  await page.goto('/admin/webhooks');
  await page.getByRole('button', { name: 'Add an address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill('http://example.org/hook');
  await dialog.getByRole('button', { name: 'Add address' }).click();
  await expect(dialog.getByText('It has to begin with https://')).toBeVisible();
  await dialog.getByLabel('Address').fill(receiver.url);
  await dialog.getByLabel('Changed').uncheck();
  await dialog.getByRole('button', { name: 'Add address' }).click();
  await expect(page.getByText(receiver.url)).toBeVisible();

  await page.getByRole('button', { name: 'Secret' }).click();
  await expect(dialog.getByLabel('Secret')).toHaveText(/^whsec_/);
  await dialog.getByRole('button', { name: 'Close' }).click();

  receiver.behave(() => new Response('not today', { status: 500 }));
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect.poll(() => receiver.received.length).toBe(1);
  await page.getByRole('link', { name: 'Log' }).click();
  const row = page.getByRole('row', { name: /A test/ });
  await expect(async () => {
    await page.getByRole('button', { name: 'Look again' }).click();
    await expect(row.getByText('500')).toBeVisible({ timeout: 500 });
  }).toPass();
  await row.getByRole('button', { name: 'Open' }).click();
  await expect(dialog.getByText('not today')).toBeVisible();
  await expect(dialog.getByText('"startsAt"')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await database`update public.webhook_deliveries d set state = 'given_up', next_at = null
    from public.webhook_endpoints e where e.id = d.endpoint_id and e.url = ${receiver.url}`;
  receiver.behave(() => new Response('thanks'));
  await page.reload();
  await row.getByRole('button', { name: 'Send again' }).click();
  await expect(async () => {
    await page.getByRole('button', { name: 'Look again' }).click();
    await expect(row.getByText('Delivered')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('link', { name: 'All addresses' }).click();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nobody is told so far')).toBeVisible();
  await receiver.stop();
});

test('staff look into payment events and apply one again', async ({ page, signInAs }) => {
  await signInAs(demo('admin'));
  await page.goto('/admin/webhooks?view=payments&q=account.updated');
  const row = page.getByRole('row', { name: /account\.updated/ }).first();
  await row.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('dialog').getByText('"account.updated"')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await row.getByRole('button', { name: 'Apply again' }).click();
  await expect(page.getByText('It is applied again.')).toBeVisible();
});
