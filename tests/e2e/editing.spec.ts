import sharp from 'sharp';
import { addPicture, makeEvent, newTitle, openReady, untilStored } from './editing-scene.ts';
import { expect, test } from './fixtures.ts';

// Whole stories, told step by step: more than a slow machine does in a minute.
test.slow();

test('an event from nothing to public, with pictures', { tag: '@only-phone' }, async ({
  page,
  factory,
  signInAs,
  request,
  axe,
}) => {
  const name = newTitle();
  await signInAs(await factory.account('Nora New'));
  await openReady(page, '/admin');
  await page.getByRole('button', { name: 'Event', exact: true }).click();
  await page.getByRole('button', { name: 'Create event' }).click();
  await expect(page.getByText('Give the event a title.')).toBeVisible();
  await page.getByLabel('Title').fill(name);
  await page.getByRole('combobox', { name: /Venue/ }).fill('halle nord');
  await page.getByRole('option', { name: /Halle Nord/ }).click();
  await page.getByRole('button', { name: 'Create event' }).click();
  await expect(page).toHaveURL(/\/admin\/event\/\d+\/settings/);
  const id = /\d+/.exec(new URL(page.url()).pathname)?.[0];

  await page.getByLabel('Description').fill('**Loud** and long.');
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Techno', exact: true }).check();
  await page.getByLabel('Price from').fill('12.50');
  await page.getByLabel('Minimum age').fill('180');
  await expect(page.getByText('An age is a whole number from 0 to 99.')).toBeVisible();
  await page.getByLabel('Minimum age').fill('18');

  await addPicture(page);
  const photo = page.locator('#pictures img[src*="/pictures/event/"]');
  await expect(photo).toBeVisible(untilStored);
  await page.getByLabel('What is on picture 1').fill('A red wall');
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await axe();

  expect((await request.get(`/event/${id}`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('dialog')).toContainText('Everyone who follows');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).dblclick();
  await expect(page.getByText('The event is out.')).toHaveCount(1);
  await expect(page.getByText('Everyone can find it.')).toBeVisible();

  expect((await request.get(`/event/${id}`)).status()).toBe(200);
  const stored = await request.get((await photo.getAttribute('src')) ?? '');
  expect((await sharp(await stored.body()).metadata()).exif).toBeUndefined();
  await page.goto(`/event/${id}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible(untilStored);
  await expect(page.getByText('Loud', { exact: true })).toBeVisible();
});

test('a hostile description stays harmless', async ({ page, factory, signInAs, database }) => {
  const hostile = [
    '<script>document.title = "owned"</script>',
    '<img src=x onerror="document.title = \'owned\'">',
    '<iframe src="https://example.org"></iframe>',
    '[click](javascript:document.title="owned") [also](JaVaScRiPt&colon;alert(1)) [data](data:text/html,x)',
    '[fine](https://example.org/fine)',
  ].join('\n\n');
  const id = await makeEvent(database, newTitle());
  const editor = await factory.account('Hugo Hostile');
  await factory.permit(editor, 'event', id, 3);
  await signInAs(editor);
  await openReady(page, `/admin/event/${id}/settings`);
  await page.getByLabel('Description').fill(hostile);
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Preview' })).toContainText('<script>');
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

  for (const path of [`/admin/event/${id}/settings`, `/event/${id}`]) {
    await page.goto(path);
    await expect(page).not.toHaveTitle(/owned/);
    await expect(
      page.locator('iframe, img[onerror], a[href^="javascript" i], a[href^="data" i]'),
    ).toHaveCount(0);
  }
  await expect(page.getByText('<script>document.title')).toBeVisible();
  await expect(page.getByRole('link', { name: 'fine', exact: true })).toHaveAttribute('rel', /noopener/);
});

test('a duplicate has its own date and its own pictures', async ({ page, factory, signInAs, database }) => {
  const name = newTitle();
  const id = await makeEvent(database, name);
  const owner = await factory.account('Dora Double');
  await factory.permit(owner, 'event', id, 4);
  await signInAs(owner);
  await openReady(page, `/admin/event/${id}/settings`);
  await addPicture(page);
  await expect(page.locator('#pictures img[src*="/pictures/event/"]')).toBeVisible(untilStored);
  await page.getByRole('button', { name: 'Duplicate this event' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByText('This is the new draft.')).toBeVisible(untilStored);
  const made = /\d+/.exec(new URL(page.url()).pathname)?.[0];
  expect(made).not.toBe(String(id));
  await expect(page.locator(`#pictures img[src*="/pictures/event/${made}/"]`)).toBeVisible();

  await page.getByRole('button', { name: 'Delete this event' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/admin', untilStored);
});

test('a venue, an artist and a promoter are made and written', async ({ page, factory, signInAs, axe }) => {
  const name = newTitle();
  await signInAs(await factory.account('Mara Maker'));
  await openReady(page, '/admin');
  await page.getByRole('button', { name: 'Artist', exact: true }).click();
  await page.getByLabel('Name').fill('mira vantongeren');
  await expect(page.getByText('There is already an artist called')).toBeVisible();
  await page.getByLabel('Name').fill(`Artist ${name}`);
  await page.getByRole('button', { name: 'Create artist' }).click();
  await expect(page.getByRole('heading', { name: `Artist ${name}`, level: 1 })).toBeVisible(untilStored);
  await page.getByRole('button', { name: 'Add a link' }).click();
  await page.getByLabel('Address of link 1').fill('example.org/music');
  await page.getByLabel('Address of link 1').blur();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await axe();

  await openReady(page, '/admin');
  await page.getByRole('button', { name: 'Venue', exact: true }).click();
  await page.getByLabel('Name').fill(`Venue ${name}`);
  await page.getByLabel('City').fill('Testford');
  await page.getByLabel('Country').selectOption('PT');
  await page.getByRole('button', { name: 'Create venue' }).click();
  await expect(page.getByRole('heading', { name: `Venue ${name}`, level: 1 })).toBeVisible(untilStored);
  await page.getByLabel('Latitude').fill('38.7');
  await expect(page.getByText('Latitude and longitude go together.')).toBeVisible();
  await page.getByLabel('Longitude').fill('-9.1');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await axe();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Add a stage' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Cellar');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('list', { name: 'Stages' })).toContainText('Cellar');
  await page.getByRole('button', { name: 'Hide from everyone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText('Only the team sees the page.')).toBeVisible();
  await axe();

  await openReady(page, '/admin');
  await page.getByRole('button', { name: 'Promoter', exact: true }).click();
  await page.getByLabel('Name').fill(`Promoter ${name}`);
  await page.getByRole('button', { name: 'Create promoter' }).click();
  await expect(page.getByRole('heading', { name: `Promoter ${name}`, level: 1 })).toBeVisible(untilStored);
  await axe();
});
