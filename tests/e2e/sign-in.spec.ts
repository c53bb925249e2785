import { demo, demoPassword, expect, test } from './fixtures.ts';

/** The browser notes every refused form post as an error of its own. */
const refusedForm = /status of 400.*\/login\.data/;

const randomAddress = () => `new-${crypto.randomUUID().slice(0, 12)}@limelight.test`;

test('sign up, confirm from the mailbox, and be where one wanted to be', { tag: '@only-phone' }, async ({
  page,
  mailbox,
  expectConsoleError,
}) => {
  expectConsoleError(refusedForm);
  const email = randomAddress();
  await page.goto('/login?mode=sign-up&redirect=/event/1');
  await page.getByLabel('Your name').fill('Nova Example');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Choose a longer password: at least 10 characters.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill('a-long-enough-password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await page.goto(await mailbox.linkTo(email));
  await expect(page.getByRole('heading', { name: 'You are in' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue where you were' }).click();
  await expect(page).toHaveURL('/event/1');
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin');
});

test('a link works once, and says so afterwards', async ({ page, browser, mailbox, baseURL }) => {
  const email = randomAddress();
  await page.goto('/login?mode=sign-up');
  await page.getByLabel('Your name').fill('Nova Example');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a-long-enough-password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  const link = await mailbox.linkTo(email);
  // A mail scanner opens links ahead of the person; that must not use them up.
  await page.request.get(link);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'You are in' })).toBeVisible();
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  await other.close();
});

test('a sign-in link by mail', async ({ page, factory, mailbox }) => {
  const account = await factory.account();
  await page.goto('/login?mode=link&redirect=/privacy');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await page.goto(await mailbox.linkTo(account.email));
  await expect(page).toHaveURL('/privacy');
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin');
});

test('a forgotten password is replaced, and the old one is gone', async ({
  page,
  factory,
  mailbox,
  expectConsoleError,
}) => {
  expectConsoleError(refusedForm);
  const account = await factory.account();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await page.goto(await mailbox.linkTo(account.email));
  await page.getByRole('textbox', { name: 'New password' }).fill('another-long-password');
  await page.getByRole('textbox', { name: 'The same again' }).fill('another-long-passwort');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('The two passwords are not the same.')).toBeVisible();
  await page.getByRole('textbox', { name: 'New password' }).fill('another-long-password');
  await page.getByRole('textbox', { name: 'The same again' }).fill('another-long-password');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL('/');
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('That e-mail and password do not match.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('another-long-password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown address learns nothing', async ({ page, factory }) => {
  const account = await factory.account();
  const answers: string[] = [];
  for (const email of [account.email, randomAddress()]) {
    for (const mode of ['link', 'forgotten']) {
      await page.goto(`/login?mode=${mode}`);
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('button', { name: 'Send me a link' }).click();
      await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
      answers.push(((await page.getByRole('main').textContent()) ?? '').replaceAll(email, 'someone'));
    }
  }
  expect(answers.slice(2)).toEqual(answers.slice(0, 2));
});

test('a demo account fills the form, and the redirect is kept', async ({ page }) => {
  await page.goto('/admin/event/1');
  await expect(page).toHaveURL('/login?redirect=%2Fadmin%2Fevent%2F1');
  await page.getByRole('button', { name: /organiser@limelight\.test/ }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue('organiser@limelight.test');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/admin/event/1');
  await expect(page.getByText('Brackwasser Festival').first()).toBeVisible();
});

test('who may not enter is told why, and may sign in as someone else', async ({ page, signInAs }) => {
  await signInAs(demo('visitor'));
  await page.goto('/admin/event/1/orders');
  await expect(page).toHaveURL('/login?unauthorized=1');
  await expect(page.getByText('visitor@limelight.test').first()).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeHidden();
  await page.getByText('Use another account').click();
  await page.getByLabel('E-mail').fill('door@limelight.test');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/admin/event/1/orders');
  await expect(page).toHaveURL('/admin/event/1/orders');
});

test('a redirect leads only to our own pages', async ({ page, factory, baseURL }) => {
  const account = await factory.account();
  const attacks = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '%2F%2Fevil.example',
    '/%5Cevil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'data:text/html,x',
  ];
  for (const attack of attacks) {
    await page.context().clearCookies();
    const answer = await page.request.post('/login', {
      form: { mode: 'sign-in', email: account.email, password: account.password, redirect: attack },
      headers: { origin: baseURL ?? '' },
      maxRedirects: 0,
    });
    const goal = new URL(answer.headers().location ?? '', baseURL);
    expect({ attack, origin: goal.origin }).toEqual({ attack, origin: baseURL });
  }
});

test('two tabs sign out together', async ({ page, context, factory, signInAs }) => {
  await signInAs(await factory.account());
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/admin');
  await expect(other).toHaveURL('/admin');
  await page.goto('/admin');
  await page
    .getByRole('button', { name: /account/i })
    .and(page.locator(':visible'))
    .first()
    .click();
  await page.getByRole('button', { name: 'Sign out' }).and(page.locator(':visible')).first().click();
  await expect(page).not.toHaveURL('/admin');
  await expect(other).not.toHaveURL('/admin');
});
