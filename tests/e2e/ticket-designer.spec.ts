import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf, readPlaces, readPrintedCode } from '../fixtures/poppler.ts';
import { choose, hold, makeSale } from './buying-scene.ts';
import { photoFile, untilStored } from './editing-scene.ts';
import { expect, test } from './fixtures.ts';

const designer = (event: number) => `/customize-tickets?event=${event}`;
const element = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, \\d`) });

async function open(page: Page, event: number) {
  await page.goto(designer(event));
  await expect(element(page, 'Code')).toBeVisible(untilStored);
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All saved')).toBeVisible(untilStored);
}

async function leftOf(page: Page, name: string): Promise<number> {
  const label = (await element(page, name).getAttribute('aria-label')) ?? '';
  return Number(/(-?\d+) from the left/.exec(label)?.[1]);
}

test('a ticket is designed, bought and printed as it was designed', async ({
  page,
  database,
  factory,
  signInAs,
  axe,
}) => {
  test.setTimeout(120_000);
  const sale = await makeSale(database, { Free: {} });
  const editor = await factory.account('Ζωή Łuk');
  await factory.permit(editor, 'event', sale.event, 2);
  await signInAs(editor);
  await open(page, sale.event);
  await expect(page.getByText('The standard design')).toBeVisible();

  await page.getByRole('button', { name: 'Plain' }).click();
  const before = await leftOf(page, 'Date');
  const box = await element(page, 'Date').boundingBox();
  if (!box) throw new Error('the date is not shown');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 90, box.y + box.height / 2 + 8, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => leftOf(page, 'Date')).toBeGreaterThan(before);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => leftOf(page, 'Date')).toBe(before);

  await element(page, 'Date').focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => leftOf(page, 'Date')).toBe(before - 9);
  await expect(page.getByRole('status').filter({ hasText: 'Date: ' })).toContainText('from the left');
  await page.getByLabel('Width').fill('200');
  await page.getByRole('radio', { name: 'Left' }).check();
  await axe();

  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Picture' }).check();
  await page.getByRole('button', { name: 'Choose a picture', exact: true }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'night.jpg', mimeType: 'image/jpeg', buffer: await photoFile() });
  await expect(page.getByRole('radiogroup', { name: 'Crop' })).toBeVisible();
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByRole('button', { name: 'Choose another picture' })).toBeVisible(untilStored);
  await page.getByRole('radio', { name: 'Top' }).check();
  await save(page);

  await page.goto(sale.path);
  await choose(page, 'Free', 1);
  await hold(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'PDF', exact: true }).click(),
  ]);
  const pdf = await readFile(await file.path());
  const [words = ''] = readPdf(pdf);
  expect(words).toContain('Ζωή Łuk');
  const [paper] = readPlaces(pdf);
  const [saved] = await database`select design from public.ticket_designs where event_id = ${sale.event}`;
  const date = saved?.design.elements.find(({ kind }: { kind: string }) => kind === 'date');
  const [weekday] = await database`select to_char(starts_at at time zone timezone, 'FMDay') as name
    from public.events where id = ${sale.event}`;
  const printed = paper?.words.find(({ text }) => text === weekday?.name);
  expect(printed?.x).toBeCloseTo((date.x * (paper?.width ?? 0)) / 1000, 0);
  expect(await readPrintedCode(pdf)).toHaveLength(146);
});

test('what could not be scanned is refused in words, bad files are explained, and a reload loses nothing', async ({
  page,
  database,
  factory,
  signInAs,
  expectConsoleError,
}) => {
  const sale = await makeSale(database, { Free: {} });
  const editor = await factory.account();
  await factory.permit(editor, 'event', sale.event, 2);
  await signInAs(editor);
  await open(page, sale.event);

  await element(page, 'Code').click();
  await page.getByLabel('Plate: number').fill('#222222');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('could not be scanned');
  await page.getByRole('button', { name: 'See what to do' }).click();
  await expect(page.getByText('The code is too pale').first()).toBeVisible();
  await page.getByRole('button', { name: 'Use black on white' }).first().click();
  await expect(page.getByText('The code is too pale')).toHaveCount(0);

  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Style' }).click();
  await page.getByRole('radio', { name: 'Picture' }).check();
  await page.getByRole('button', { name: 'Choose a picture', exact: true }).click();
  const files = page.locator('input[type=file]');
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await files.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: drawing });
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'Choose a JPEG, PNG or WebP picture.',
  );
  await files.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: drawing });
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('could not be read');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expectConsoleError(/status of 422/);
  const refused = await page.request.post(`/customize-tickets/picture?event=${sale.event}`, {
    data: drawing,
    headers: { 'content-type': 'image/png', origin: new URL(page.url()).origin },
  });
  expect([refused.status(), await refused.json()]).toEqual([422, { reason: 'design_picture_kind' }]);

  await element(page, 'Title').focus();
  await page.keyboard.press('ArrowDown');
  const moved = await element(page, 'Title').getAttribute('aria-label');
  await expect
    .poll(() =>
      page.evaluate((event) => localStorage.getItem(`limelight:ticket-design:${event}`), sale.event),
    )
    .not.toBeNull();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText('Your work is back')).toBeVisible();
  await expect(element(page, 'Title')).toHaveAttribute('aria-label', moved ?? '');
  await page.getByRole('button', { name: 'Go on with it' }).click();
  await save(page);
});

test('two editors at once are shown each other’s designs', async ({
  page,
  browser,
  baseURL,
  database,
  factory,
  signInAs,
  expectConsoleError,
}) => {
  expectConsoleError(/409 \(Conflict\)/);
  const sale = await makeSale(database, { Free: {} });
  const [mine, theirs] = [await factory.account('Ada First'), await factory.account('Ben Second')];
  for (const one of [mine, theirs]) await factory.permit(one, 'event', sale.event, 2);
  await signInAs(mine);
  await open(page, sale.event);

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  await other.request.post('/login', {
    form: { mode: 'sign-in', email: theirs.email, password: theirs.password },
    headers: { origin: baseURL ?? '' },
    maxRedirects: 0,
  });
  await open(other, sale.event);
  await other.getByRole('button', { name: 'Glow' }).click();
  await save(other);
  await context.close();

  await page.getByRole('button', { name: 'Big type' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Ben Second saved another design' });
  await expect(dialog.getByRole('img', { name: 'Your design' })).toBeVisible(untilStored);
  await expect(dialog.getByRole('img', { name: 'The design of Ben Second' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('All saved')).toBeVisible(untilStored);

  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('list', { name: 'Versions' });
  await expect(versions.getByRole('button')).toHaveText([/Version 2.*Ada First/s, /Version 1.*Ben Second/s]);
  await versions.getByRole('button', { name: /Version 1/ }).click();
  await page.getByRole('button', { name: 'Go on with version 1' }).click();
  await expect(page.getByText('Not saved yet')).toBeVisible();
});

test('the server draws nothing of it, and who may not edit is sent away', async ({
  page,
  request,
  database,
  factory,
  signInAs,
}) => {
  const sale = await makeSale(database, { Free: {} });
  const html = await (await request.get(designer(sale.event))).text();
  expect(html).toContain('Loading the designer');
  expect(html).not.toContain('Drawing table');

  await page.goto(designer(sale.event));
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(designer(sale.event))}`);
  const crew = await factory.account();
  await factory.permit(crew, 'event', sale.event, 1);
  await signInAs(crew);
  for (const path of [designer(sale.event), '/customize-tickets', designer(999_999)]) {
    await page.goto(path);
    await expect(page).toHaveURL('/login?unauthorized=1');
  }
});
