import { makeEvent, newTitle, openReady, untilStored } from './editing-scene.ts';
import { expect, test } from './fixtures.ts';

// Whole stories, told step by step: more than a slow machine does in a minute.
test.slow();

test('cancelled and postponed are unmistakable, and a new date puts it right', {
  tag: '@only-phone',
}, async ({ page, factory, signInAs, database }) => {
  const name = newTitle();
  const id = await makeEvent(database, name, 'published');
  const manager = await factory.account('Mona Manager');
  await factory.permit(manager, 'event', id, 3);
  await signInAs(manager);
  const decide = async (action: string, confirm: string, note?: string) => {
    await openReady(page, `/admin/event/${id}/settings`);
    await page.getByRole('button', { name: action }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('going or interested');
    if (note) await dialog.getByLabel('A word to everyone').fill(note);
    await dialog.getByRole('button', { name: confirm, exact: true }).click();
    await expect(dialog).toHaveCount(0, untilStored);
  };
  await decide('Postpone', 'Postpone', 'The roof leaks.');
  await page.goto(`/event/${id}`);
  await expect(page.getByText('Postponed').first()).toBeVisible();
  await expect(page.getByText('The roof leaks.')).toBeVisible();

  await decide('New date', 'Move the event');
  await page.goto(`/event/${id}`);
  await expect(page.getByText('Postponed')).toHaveCount(0);

  await decide('Cancel the event', 'Cancel the event', 'No roof at all.');
  await expect(page.getByText('Cancelled: every page and list says so.')).toBeVisible();
  await page.goto(`/event/${id}`);
  await expect(page.getByText('Cancelled').first()).toBeVisible();
  await expect(page.getByText('No roof at all.')).toBeVisible();
});

test('a line-up is found, made, ordered by keyboard, taken off and brought back', {
  tag: '@only-phone',
}, async ({ page, factory, signInAs, database, axe }) => {
  const name = newTitle();
  const id = await makeEvent(database, name);
  const editor = await factory.account('Lea Line');
  await factory.permit(editor, 'event', id, 2);
  await signInAs(editor);
  await openReady(page, `/admin/event/${id}/artists`);
  const field = page.getByRole('combobox', { name: 'Add an artist' });
  await field.fill('mira vantongren');
  await page.getByRole('option', { name: /Mira Vantongeren/ }).click();
  await field.fill(`Act of ${name}`);
  await page.getByRole('option', { name: /Create/ }).click();
  const acts = page.getByRole('list', { name: 'Line-up' }).getByRole('listitem');
  await expect(acts).toHaveCount(2);

  await page.getByRole('button', { name: `Move Act of ${name} up` }).press('Enter');
  await expect(acts.first()).toContainText(`Act of ${name}`);
  await page.getByLabel(`Note for Act of ${name}`).fill('live');
  await page.getByLabel(`Note for Act of ${name}`).blur();
  await page.getByRole('button', { name: 'Remove Mira Vantongeren' }).click();
  await expect(acts).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(acts).toHaveCount(2);
  await axe();
  await expect(async () => {
    const rows = await database`select a.name, l.note from public.event_artists l
      join public.artists a on a.id = l.artist_id where l.event_id = ${id} order by l.position`;
    expect(rows.map((row) => `${row.name} ${row.note}`)).toEqual([
      `Act of ${name} live`,
      'Mira Vantongeren ',
    ]);
  }).toPass();
});
