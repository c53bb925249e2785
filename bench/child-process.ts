import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ZodType } from 'zod';
import type { Cleanup } from './cleanup.ts';

export type RunningChild<Ready> = { ready: Ready; pid: number; stop(): Promise<void> };

type Options<Ready> = { script: URL; words?: string[]; ready: ZodType<Ready>; cleanup: Cleanup };

const START_MS = 90_000;
const STOP_MS = 20_000;

/** A process of its own, so that what is measured and what measures do not share an event loop. */
export async function startChild<Ready>(options: Options<Ready>): Promise<RunningChild<Ready>> {
  const { script, words = [], ready, cleanup } = options;
  cleanup.requireOpen();
  const child = fork(fileURLToPath(script), words, {
    env: { ...process.env, NODE_ENV: 'production' },
    // Its log goes where errors go; standard output is for the table.
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= endChild();
    return stopping;
  };
  cleanup.add(stop);

  async function endChild(): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await exited;
    clearTimeout(impatience);
  }

  const name = script.pathname.split('/').at(-1);
  const message = await new Promise<unknown>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`${name} was not ready in ${START_MS / 1000} s`)),
      START_MS,
    );
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${name} ended before it was ready (code ${code})`)));
    void exited.then(() => clearTimeout(late));
    child.once('message', () => clearTimeout(late));
  });
  return { ready: ready.parse(message), pid: child.pid ?? 0, stop };
}
