import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium.ts';

/** A page of a test lives for seconds: what compiling it better would cost, it never gives back. */
const asItComes = '--js-flags=--no-opt --no-maglev';
const launchOptions = { executablePath: findChromium(), args: [...chromiumFlags, asItComes] };

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/global/e2e-server.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than there are cores, within what one server takes: pages wait as often as they work.
  workers: Math.min(availableParallelism() + 1, 4),
  // Once more where a test fails, and said so: a busy machine must not decide. One that fails twice is wrong.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/report.json' }],
  ],
  use: {
    baseURL: process.env.LIMELIGHT_URL ?? '',
    launchOptions,
    screenshot: 'only-on-failure',
    // Recorded on request (--trace on): recording every test takes a third of the machine.
    trace: 'off',
    // Nothing moves that a test would have to wait for; without a graphics card every frame costs.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@only-phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions },
    },
    {
      // What a person does with a thumb; what is asked without looking is the same on every screen.
      name: 'phone',
      grep: /@only-phone/,
      // As many points as the screen has, at the density that is quickest to draw.
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
        launchOptions,
      },
    },
  ],
});
