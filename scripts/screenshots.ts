import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startProcess } from '../tests/fixtures/process.ts';
import { looks, screens } from './screenshots/screens.ts';
import { takeScreenshots } from './screenshots/take.ts';

/**
 * The pictures of the README, taken from a fresh demo: npm run screenshots. To look at every screen on phone and
 * desktop, dark and light: npm run screenshots -- --all --to FOLDER. Of some: --only event,chat; of a demo that
 * already runs: --url http://127.0.0.1:3000
 */
const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
    to: { type: 'string', default: join(import.meta.dirname, '../docs/screenshots') },
    url: { type: 'string' },
  },
});

const emoji = spawnSync('fc-list', [':charset=1f525'], { encoding: 'utf8' });
if (!emoji.stdout) {
  console.warn(
    'This machine has no font with emoji: reactions will be empty boxes (Debian: apt-get install fonts-noto-color-emoji).',
  );
}

const names = values.only?.split(',');
const wish = {
  screens: names ? screens.filter(({ name }) => names.includes(name)) : screens,
  looksOf: ({ shown = [] }: (typeof screens)[number]) => (values.all || names ? looks : shown),
};

if (values.url) await report(values.url);
else {
  const directory = await mkdtemp(join(tmpdir(), 'limelight-screenshots-'));
  const limelight = await startProcess({ DATA_DIR: directory });
  try {
    await report(limelight.url);
  } finally {
    await limelight.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function report(url: string): Promise<void> {
  const taken = await takeScreenshots(url, values.to, wish);
  console.log(`${taken} pictures in ${values.to}`);
}
