import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, devices, type Page } from '@playwright/test';
import sharp from 'sharp';
import { demoPassword } from '../../server/demo/accounts.ts';
import { chromiumFlags, findChromium } from '../chromium.ts';
import type { Look, Screen, Viewer } from './screens.ts';

export type Wish = { screens: readonly Screen[]; looksOf(screen: Screen): readonly Look[] };

/** Opens every screen as whoever would, and writes each picture to the folder. Answers how many there are. */
export async function takeScreenshots(url: string, folder: string, wish: Wish): Promise<number> {
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const visits = new Map<string, BrowserContext>();
  let taken = 0;
  try {
    for (const screen of wish.screens) {
      for (const look of wish.looksOf(screen)) {
        const visit = `${screen.viewer} ${look}`;
        const context = visits.get(visit) ?? (await open(browser, url, screen.viewer, look));
        visits.set(visit, context);
        await writeFile(join(folder, `${screen.name}-${look}.webp`), await take(context, url + screen.path));
        taken += 1;
      }
    }
  } finally {
    await browser.close();
  }
  return taken;
}

async function open(browser: Browser, url: string, viewer: Viewer, look: Look): Promise<BrowserContext> {
  const [device, colorScheme] = look.split('-') as ['desktop' | 'phone', 'dark' | 'light'];
  const context = await browser.newContext({
    ...(device === 'phone'
      ? { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
      : { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }),
    colorScheme,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  if (viewer === 'nobody') return context;
  const answer = await context.request.post(`${url}/login`, {
    form: { mode: 'sign-in', email: `${viewer}@limelight.test`, password: demoPassword },
    headers: { origin: url },
    maxRedirects: 0,
  });
  if (answer.status() !== 302)
    throw new Error(`${viewer}@limelight.test could not sign in: ${answer.status()}`);
  return context;
}

async function take(context: BrowserContext, address: string): Promise<Buffer> {
  const page: Page = await context.newPage();
  try {
    // What arrives after the page – figures, codes, live lists – is asked for and there by then.
    await page.goto(address, { waitUntil: 'networkidle' });
    return await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toBuffer();
  } finally {
    await page.close();
  }
}
