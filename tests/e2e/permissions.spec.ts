import type postgres from 'postgres';
import { expect, test } from './fixtures.ts';

async function makeDraft(database: postgres.Sql, title: string): Promise<number> {
  const [event] = await database`insert into public.events (title, status, starts_at, ends_at, timezone)
    values (${title}, 'draft', now() + interval '10 days', now() + interval '11 days', 'UTC') returning id::int`;
  return event?.id;
}

test('an owner invites, changes and removes someone, and the last owner stays', async ({
  page,
  factory,
  signInAs,
  database,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 4\d\d/);
  const event = await makeDraft(database, 'Team Night');
  const owner = await factory.account('Olive Owner');
  const colleague = await factory.account('Carl Colleague');
  await factory.permit(owner, 'event', event, 4);
  await signInAs(owner);
  await page.goto(`/admin/event/${event}/permissions`);

  await page.getByLabel('E-mail').fill('nobody');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Enter an e-mail address, such as name@example.com.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody');

  await page.getByLabel('E-mail').fill(colleague.email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`The invitation is on its way to ${colleague.email}.`)).toBeVisible();
  const waiting = page.getByRole('listitem').filter({ hasText: colleague.email });
  await expect(waiting).toContainText('Open until');
  await waiting.getByRole('button', { name: /again/ }).click();
  await expect(waiting).toContainText('is on its way');
  await waiting.getByRole('button', { name: /Withdraw/ }).click();
  await expect(waiting).toHaveCount(0);

  await factory.permit(colleague, 'event', event, 1);
  await page.reload();
  const level = (name: string) => page.getByRole('combobox', { name: `Level of ${name}` });
  await level('Carl Colleague').selectOption('Editor');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Carl Colleague.*went from crew to editor/)).toBeVisible();

  const leave = page.getByRole('button', { name: 'Leave' });
  await expect(leave, 'the only owner stays').toHaveCount(0);
  await level('Olive Owner').selectOption('Crew');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Every team needs an owner.')).toBeVisible();
  await page.reload();
  await expect(level('Olive Owner')).toHaveValue('4');

  await level('Carl Colleague').selectOption('Owner');
  await page.getByRole('button', { name: 'Save' }).click();
  await leave.click();
  await expect(page.getByRole('dialog')).toContainText('You lose access at once.');
  await page.getByRole('button', { name: 'Stay' }).click();

  await page.getByRole('button', { name: 'Remove Carl Colleague' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Remove/ })
    .click();
  await expect(level('Carl Colleague')).toHaveCount(0);
});

test('someone without an account is invited, signs up with that address, accepts and is editor', async ({
  page,
  browser,
  baseURL,
  factory,
  signInAs,
  database,
  mailbox,
}) => {
  const event = await makeDraft(database, 'Needs An Editor');
  const owner = await factory.account('Olive Owner');
  await factory.permit(owner, 'event', event, 4);
  await signInAs(owner);
  await page.goto(`/admin/event/${event}/permissions`);
  const email = `invited-${crypto.randomUUID().slice(0, 12)}@limelight.test`;
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('combobox', { name: 'Level', exact: true }).selectOption('Editor');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`The invitation is on its way to ${email}.`)).toBeVisible();

  const invited = await browser.newPage({ baseURL: baseURL ?? '' });
  await invited.goto(await mailbox.linkTo(email));
  await invited.getByRole('link', { name: 'Create account' }).click();
  await invited.getByLabel('Your name').fill('Ina Invited');
  await invited.getByLabel('E-mail').fill(email);
  await invited.getByLabel('Password', { exact: true }).fill('a-long-enough-password');
  await invited.getByRole('button', { name: 'Create account' }).click();
  await expect(invited.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await invited.goto(await mailbox.linkTo(email));
  await invited.getByRole('link', { name: 'Continue where you were' }).click();
  await expect(invited).toHaveURL('/admin');
  await expect(invited.getByText('You are invited to Needs An Editor')).toBeVisible();
  await invited.getByRole('button', { name: 'Accept' }).click();
  await expect(invited.getByText('You are invited')).toHaveCount(0);
  await invited.goto(`/admin/event/${event}/permissions`);
  const own = invited.getByRole('listitem').filter({ hasText: 'Ina Invited' });
  await expect(own).toContainText('Editor');

  await own.getByRole('button', { name: 'Leave' }).click();
  await invited.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(invited).toHaveURL('/admin');
  await invited.close();
});

test('whoever is in through a promoter is neither lowered nor removed there', async ({
  page,
  factory,
  signInAs,
  database,
}) => {
  const event = await makeDraft(database, 'Two Hands');
  const [promoter] =
    await database`insert into public.promoters (name) values ('Test Promoter') returning id::int`;
  const owner = await factory.account('Olive Owner');
  const helper = await factory.account('Pat Promoter');
  await factory.permit(owner, 'event', event, 4);
  await factory.permit(helper, 'promoter', promoter?.id, 2);
  await database`insert into public.event_promoters (event_id, promoter_id) values (${event}, ${promoter?.id})`;
  await signInAs(owner);
  await page.goto(`/admin/event/${event}/permissions`);
  const member = page.getByRole('listitem').filter({ hasText: 'Pat Promoter' }).first();
  await expect(member).toContainText('Through a promoter');
  await expect(member.getByRole('button', { name: /Remove/ })).toHaveCount(0);
  await expect(member.getByRole('option', { name: 'Crew' })).toBeDisabled();
  await expect(member.getByRole('option', { name: 'Manager' })).toBeEnabled();
});

test('crew see the team but cannot change it', async ({ page, signInAs }) => {
  await signInAs({ email: 'door@limelight.test', password: 'limelight-demo' });
  await page.goto('/admin/event/1/permissions');
  await expect(page.getByText('Demo Organiser').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send invitation' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
});
