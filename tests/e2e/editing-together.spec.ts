import { makeEvent, newTitle, openReady } from './editing-scene.ts';
import { expect, test } from './fixtures.ts';

// Whole stories, told step by step: more than a slow machine does in a minute.
test.slow();

test('what is out waits for a word, is kept over a reload, and is asked about before it is lost', async ({
  page,
  factory,
  signInAs,
  database,
}) => {
  const name = newTitle();
  const id = await makeEvent(database, name, 'published');
  const editor = await factory.account('Otto Out');
  await factory.permit(editor, 'event', id, 2);
  await signInAs(editor);
  await openReady(page, `/admin/event/${id}/settings`);
  await page.getByLabel('Title').fill(`${name} changed`);
  await expect(page.getByText('Not saved yet.')).toBeVisible();

  await page.getByRole('link', { name: 'Line-up', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(`${name} changed`);
  const [before] = await database`select title from public.events where id = ${id}`;
  expect(before?.title).toBe(name);

  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  const [after] = await database`select title from public.events where id = ${id}`;
  expect(after?.title).toBe(`${name} changed`);
});

test('a lost connection loses nothing', async ({ page, factory, signInAs, database, expectConsoleError }) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/);
  const name = newTitle();
  const id = await makeEvent(database, name);
  const editor = await factory.account('Lena Lost');
  await factory.permit(editor, 'event', id, 2);
  await signInAs(editor);
  await openReady(page, `/admin/event/${id}/settings`);
  await page.getByLabel('Title').fill(`${name} one`);
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByRole('main').getByText(`${name} one`)).toBeVisible();
  await page.context().setOffline(true);
  await page.getByLabel('Title').fill(`${name} two`);
  await expect(page.getByText(/there is no connection/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  const [row] = await database`select title from public.events where id = ${id}`;
  expect(row?.title).toBe(`${name} two`);
});

test('two editors at once: different fields come together, the same field is for them to decide', async ({
  page,
  factory,
  signInAs,
  database,
}) => {
  const name = newTitle();
  const id = await makeEvent(database, name);
  const editor = await factory.account('Tess Two');
  await factory.permit(editor, 'event', id, 2);
  await signInAs(editor);
  await openReady(page, `/admin/event/${id}/settings`);

  await database`update public.events set description = 'Theirs' where id = ${id}`;
  await page.getByLabel('Title').fill(`${name} mine`);
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Theirs');

  await database`update public.events set title = ${`${name} theirs`} where id = ${id}`;
  await page.getByLabel('Title').fill(`${name} mine again`);
  await expect(page.getByText('Changed by somebody else')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(`${name} mine again`);
  await page.getByRole('button', { name: 'Keep mine and save over it' }).click();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByText('Changed by somebody else')).toHaveCount(0);

  await database`update public.events set title = ${`${name} last`} where id = ${id}`;
  await page.getByLabel('Title').fill(`${name} unwanted`);
  await page.getByRole('button', { name: 'Reload theirs' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(`${name} last`);
});
