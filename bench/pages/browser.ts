import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromiumFlags, findChromium } from '../../scripts/chromium.ts';
import type { Cleanup } from '../cleanup.ts';

const START_MS = 30_000;

/** A Chromium with nothing in its memory, and the port on which it takes orders. */
export async function startBrowser(cleanup: Cleanup): Promise<number> {
  const path = findChromium();
  cleanup.requireOpen();
  const profile = mkdtempSync(join(tmpdir(), 'limelight-bench-browser-'));
  const words = [...chromiumFlags, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child = spawn(path, [...words, 'about:blank'], { stdio: 'ignore', detached: true });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  cleanup.add(async () => {
    // With all that it started: what is called may only be a script around the browser.
    if (child.pid && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
    await exited;
    // Its helpers may still be writing their last.
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  });
  const end = performance.now() + START_MS;
  while (performance.now() < end) {
    const [port] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '')).split('\n');
    if (port) return Number(port);
    await sleep(50);
  }
  throw new Error(`${path} did not say where it listens in ${START_MS / 1000} s`);
}
