import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** One step of the tour: what is done on a page, after which it is photographed. */
export type Show = (title: string, page: Page, act: () => Promise<unknown>) => Promise<void>;

/** The tour ends here; the message says at which step, why, and where its picture is. */
export class TourStopped extends Error {}

/** Says how long each step took, and keeps what was seen in the folder. */
export async function makeGuide(folder: string): Promise<{ show: Show; count: () => number }> {
  await mkdir(folder, { recursive: true });
  let steps = 0;
  const show: Show = async (title, page, act) => {
    steps += 1;
    const number = String(steps).padStart(2, '0');
    const picture = join(folder, `${number}-${slug(title)}.webp`);
    const begun = performance.now();
    try {
      await act();
    } catch (error) {
      await photograph(page, picture);
      const why = error instanceof Error ? error.message : String(error);
      throw new TourStopped(`Step ${number}, “${title}”, did not work. What was seen: ${picture}\n${why}`);
    }
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    await photograph(page, picture);
    console.log(`${number}  ${title.padEnd(64)} ${seconds.padStart(5)} s`);
  };
  return { show, count: () => steps };
}

async function photograph(page: Page, file: string): Promise<void> {
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(file);
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
