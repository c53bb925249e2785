import { type Browser, chromium, devices, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/chromium.ts';
import type { Cleanup } from '../cleanup.ts';

/** As slow as the phone that Lighthouse stands in for. */
const SLOWER = 4;
/** What a page does by itself once it has come is not what a touch waits for. */
const SETTLE_MS = 2000;
/** The browser tells of a touch some time after its picture was shown. */
const TOLD_MS = 1000;
/** Between seeing a thing and pressing it; what it loads when it comes into sight has mostly come by then (docs/benchmarks.md). */
const LOOK_MS = 500;

type Interaction = { name: string; path: string; isOurs?: boolean; act(page: Page): Promise<void> };

/** What visitors do, each several times. */
export const interactions: Interaction[] = [
  {
    name: 'choosing tickets',
    path: '/event/1',
    async act(page) {
      const [field] = await page.getByLabel(/^How many /).all();
      // As a person does it: it comes into sight, they look, then go into the field, then press keys.
      await field?.scrollIntoViewIfNeeded();
      await page.waitForTimeout(LOOK_MS);
      await field?.click();
      for (const digit of ['1', '2', '3']) await field?.press(digit === '1' ? digit : 'ArrowUp');
    },
  },
  {
    name: 'typing into search',
    path: '/',
    async act(page) {
      await page.getByRole('search').getByRole('combobox').pressSequentially('brack', { delay: 150 });
    },
  },
  {
    name: 'filtering',
    path: '/',
    async act(page) {
      await page.getByText('Still available').click();
    },
  },
  {
    name: 'marking a set',
    path: '/event/1/timetable',
    async act(page) {
      const hearts = page.getByRole('button', { name: /in my plan$/ });
      for (const index of [0, 1, 0]) await hearts.nth(index).click();
    },
  },
];

export const bareInteraction: Interaction = {
  name: 'a bare button',
  path: '/',
  isOurs: false,
  async act(page) {
    for (let n = 0; n < 3; n += 1) await page.getByRole('button').click();
  },
};

/** How long each thing that somebody did took until the next picture, in milliseconds. */
export async function measureInteraction(
  base: string,
  { path, act, isOurs = true }: Interaction,
  browser: Browser,
): Promise<number[]> {
  const context = await browser.newContext({ ...devices['Pixel 7'], colorScheme: 'dark' });
  try {
    const page = await context.newPage();
    await page.goto(base + path, { waitUntil: 'load' });
    // Scripts are asked for after the first paint: only then is there something to answer a touch.
    if (isOurs) await page.waitForFunction(() => '__reactRouterDataRouter' in window);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLE_MS);
    const throttle = await context.newCDPSession(page);
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.evaluate(() => {
      const kept: Record<number, number> = {};
      Object.assign(window, { interactionTimes: kept });
      // One press is several events; the longest of them is what it felt like.
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[]) {
          const { interactionId = 0, duration } = entry as PerformanceEventTiming & {
            interactionId?: number;
          };
          if (interactionId) kept[interactionId] = Math.max(kept[interactionId] ?? 0, duration);
        }
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    await act(page);
    await page.waitForTimeout(TOLD_MS);
    return await page.evaluate(() =>
      Object.values(Object(Reflect.get(window, 'interactionTimes')) as Record<number, number>),
    );
  } finally {
    await context.close();
  }
}

export async function startPhone(cleanup: Cleanup): Promise<Browser> {
  cleanup.requireOpen();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  cleanup.add(() => browser.close());
  return browser;
}
