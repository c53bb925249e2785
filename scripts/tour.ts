import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startProcess } from '../tests/fixtures/process.ts';
import { looks, screens } from './screenshots/screens.ts';
import { takeScreenshots } from './screenshots/take.ts';
import { refund, runThePlatform } from './tour/at-the-desk.ts';
import { scan, scanByCamera } from './tour/at-the-door.ts';
import { makeGuide, TourStopped } from './tour/guide.ts';
import { openStage } from './tour/stage.ts';
import { buy, planAndTalk, seeRefund } from './tour/visiting.ts';

/**
 * Plays the tour of the README in a browser and keeps a picture of every step in tour/: npm run tour. Elsewhere: --to FOLDER;
 * with a demo that already runs: --url http://127.0.0.1:3000; and every other screen after it: --all
 */
const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    to: { type: 'string', default: join(import.meta.dirname, '../tour') },
    url: { type: 'string' },
  },
});

if (values.url) await play(values.url);
else {
  const directory = await mkdtemp(join(tmpdir(), 'limelight-tour-'));
  const limelight = await startProcess({ DATA_DIR: directory });
  try {
    await play(limelight.url);
  } finally {
    await limelight.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function play(url: string): Promise<void> {
  const { show, count } = await makeGuide(values.to);
  const stage = await openStage(url);
  try {
    const { code, picture } = await buy(show, stage);
    await planAndTalk(show, stage);
    await scan(show, stage, code);
    await scanByCamera(show, stage, picture);
    await refund(show, stage, code);
    await seeRefund(show, stage, code);
    await runThePlatform(show, stage, code);
    console.log(`${count()} steps; their pictures are in ${values.to}`);
  } catch (error) {
    if (!(error instanceof TourStopped)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await stage.close();
  }
  if (!values.all || process.exitCode) return;
  const taken = await takeScreenshots(url, join(values.to, 'screens'), { screens, looksOf: () => looks });
  console.log(`${taken} screens are in ${join(values.to, 'screens')}`);
}
