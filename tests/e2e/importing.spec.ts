import { expect, test } from './fixtures.ts';

test('events of a calendar come in as drafts, without what is broken or here already, and go again', async ({
  page,
  factory,
  signInAs,
  expectConsoleError,
}) => {
  expectConsoleError(/422/);
  const organiser = await factory.account('Ines Import');
  await factory.permit(organiser, 'event', 3, 4);
  await signInAs(organiser);
  await page.goto('/admin/facebook-events');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Choose a file first.')).toBeVisible();

  await page.getByLabel('Paste').check();
  await page.getByLabel('Text').fill('{"name": ');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('It begins like JSON but is not')).toBeVisible();
  await expect(page.getByLabel('Text')).toHaveValue('{"name": ');

  const name = `Imported Night ${organiser.id}`;
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
  const calendar = [
    'BEGIN:VCALENDAR',
    ...event(
      `UID:${name}`,
      `SUMMARY:${name}`,
      `DTSTART;TZID=Europe/Berlin:${day}T220000`,
      'RRULE:FREQ=WEEKLY;COUNT=3',
    ),
    ...event('UID:broken', 'SUMMARY:Broken Night', 'DTSTART:some day'),
    'END:VCALENDAR',
  ].join('\r\n');
  const upload = async () => {
    await page.getByLabel('Upload a file').check();
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'programme.ics', mimeType: 'text/calendar', buffer: Buffer.from(calendar) });
    await page.getByRole('button', { name: 'Preview' }).click();
  };
  await upload();
  await expect(page.getByRole('heading', { name: '3 events in programme.ics' })).toBeVisible();
  await expect(page.getByText('Broken Night')).toBeVisible();
  await expect(page.getByText('It has no date that can be read.')).toBeVisible();
  await page.getByRole('checkbox', { name }).first().uncheck();
  await page.getByRole('button', { name: 'Import 2 drafts' }).click();
  await expect(page.getByRole('heading', { name: '2 drafts from programme.ics' })).toBeVisible();

  await page.getByRole('link', { name: 'Import something else' }).click();
  await upload();
  await expect(
    page.getByText('2 look like events that are already here, so they are left out.'),
  ).toBeVisible();
  await page.goto('/admin/facebook-events');
  await page.getByRole('link', { name: 'Open programme.ics' }).last().click();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('All of it is taken back.')).toBeVisible();
});
