import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Half the work of a whole browser for the same page: it has no windows to keep. */
const headless = '/usr/bin/chromium-headless-shell';
const places = [
  headless,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The browser of the tests: Debian's headless Chromium, installed now where we may, or what the machine has. */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH=${given} does not exist.`);
  if (!given && !existsSync(headless)) install();
  const place = findInstalledChromium();
  if (place) return place;
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
  );
}

export function findInstalledChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', ...places].find((candidate) => existsSync(candidate));
}

/** What cannot be installed is not needed where there is another browser; where there is none, that is said. */
function install(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing a headless Chromium from Debian’s packages …');
  const apt = (...words: string[]) =>
    spawnSync('apt-get', [...words, '-qq'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  apt('update');
  // Older releases have the whole browser only.
  if (!apt('install', '-y', 'chromium-headless-shell')) apt('install', '-y', 'chromium');
}

/** Flags that keep a headless Chromium quiet and let it run as root. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];
