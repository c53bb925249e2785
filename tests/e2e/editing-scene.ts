import type { Page } from '@playwright/test';
import type postgres from 'postgres';
import sharp from 'sharp';

/** A photo with the place where it was taken. */
export function photoFile() {
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: '#7a1f4d' } })
    .withExif({ IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
}

export function newTitle(): string {
  return `Night ${Math.random().toString(36).slice(2, 8)}`;
}

/** The page with its script in charge: fields answer from now on. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => 'isAwake' in window);
  await page.waitForLoadState('networkidle');
}

/** For what ends in another page or in a stored file, which takes a slow machine its time. */
export const untilStored = { timeout: 30_000 };

export async function addPicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a picture' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'poster.jpg', mimeType: 'image/jpeg', buffer: await photoFile() });
  await page.getByRole('button', { name: 'Add this picture' }).click();
}

/** An event with a venue of its own, three weeks ahead. */
export async function makeEvent(sql: postgres.Sql, name: string, status = 'draft'): Promise<number> {
  const [venue] = await sql`insert into public.venues (name, city, timezone)
    values (${`Room of ${name}`}, 'Testford', 'Europe/Berlin') returning id::int`;
  const [event] = await sql`insert into public.events
    (title, status, starts_at, ends_at, timezone, venue_id, published_at)
    values (${name}, ${status}, now() + interval '20 days', now() + interval '20 days 8 hours', 'Europe/Berlin',
      ${venue?.id}, ${status === 'published' ? new Date() : null}) returning id::int`;
  return event?.id;
}
