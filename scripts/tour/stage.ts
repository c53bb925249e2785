import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, devices, expect as impatient, type Page } from '@playwright/test';
import sharp from 'sharp';
import { cameraFlags, filmPicture, filmSize, nothing } from '../../tests/fixtures/camera-film.ts';
import { chromiumFlags, findChromium } from '../chromium.ts';

const patience = 20_000;
export const expect = impatient.configure({ timeout: patience });

/** A window of its own for everybody of the tour, and a camera that films what it is told to. */
export type Stage = {
  visitor: Page;
  door: Page;
  organiser: Page;
  admin: Page;
  /** From the next time that a page opens the camera. */
  holdUp(picture: Buffer): Promise<void>;
  close(): Promise<void>;
};

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

export async function openStage(url: string): Promise<Stage> {
  const film = join(tmpdir(), `limelight-tour-${process.pid}.y4m`);
  await filmPicture(film, nothing());
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, ...cameraFlags(film)],
  });
  const open = (look: Parameters<Browser['newContext']>[0]) => openWindow(browser, url, look);
  return {
    visitor: await open({ ...desktop, colorScheme: 'dark' }),
    door: await open({ ...phone, colorScheme: 'dark', permissions: ['camera'] }),
    organiser: await open({ ...desktop, colorScheme: 'light' }),
    admin: await open({ ...desktop, colorScheme: 'light' }),
    async holdUp(picture) {
      await filmPicture(film, await toFilm(picture));
    },
    async close() {
      await browser.close();
      await rm(film, { force: true });
    },
  };
}

async function openWindow(browser: Browser, url: string, look: Parameters<Browser['newContext']>[0]) {
  const context = await browser.newContext({
    ...look,
    baseURL: url,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  return page;
}

/** As a phone held up to another: the code in the middle of the picture, with light around it. */
async function toFilm(picture: Buffer): Promise<Buffer> {
  const side = 400;
  const edge = { x: (filmSize.width - side) / 2, y: (filmSize.height - side) / 2 };
  return sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize(side, side, { fit: 'contain', background: '#ffffff' })
    .extend({ left: edge.x, right: edge.x, top: edge.y, bottom: edge.y, background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer();
}

/** As one of the demo's accounts, which the sign-in page offers by what they are. */
export async function signIn(page: Page, account: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: `${account}@limelight.test` }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(`${account}@limelight.test`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}
