import { chromium, devices, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumFlags, findChromium } from './chromium.ts';

/**
 * Writes the screens that app stores and install dialogs show (public/manifest.webmanifest), from a fresh demo that runs:
 * `node scripts/app-screens.ts http://127.0.0.1:3000`.
 */
const address = process.argv[2];
if (!address) throw new Error('Which Limelight? node scripts/app-screens.ts http://127.0.0.1:3000');
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });

async function open(size: { width: number; height: number }, deviceScaleFactor: number): Promise<Page> {
  const { userAgent } = devices['Desktop Chrome'];
  const look = {
    viewport: size,
    deviceScaleFactor,
    userAgent,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  } as const;
  return (await browser.newContext({ ...look, baseURL: address ?? '', locale: 'en-GB' })).newPage();
}

async function keep(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const file = new URL(`../public/app/screen-${name}.webp`, import.meta.url);
  await sharp(await page.screenshot())
    .webp({ quality: 62, effort: 6 })
    .toFile(file.pathname);
}

const phone = await open({ width: 390, height: 844 }, 2);
await phone.goto('/');
await keep(phone, 'tonight');
await phone.goto('/event/1/timetable');
await keep(phone, 'timetable');
await phone.request.post('/login', {
  form: { mode: 'sign-in', email: 'visitor@limelight.test', password: 'limelight-demo' },
  headers: { origin: address },
});
await phone.goto('/event/6');
await phone.waitForLoadState('networkidle');
await phone.getByLabel('How many Free entry').fill('1');
await phone.getByRole('button', { name: 'Get tickets' }).click();
await phone.getByRole('button', { name: 'Confirm' }).click();
await phone
  .getByRole('img', { name: /QR code/ })
  .first()
  .scrollIntoViewIfNeeded();
await keep(phone, 'ticket');
const computer = await open({ width: 1440, height: 900 }, 1);
await computer.goto('/event/1');
await keep(computer, 'wide');
await browser.close();
