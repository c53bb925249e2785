import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type RunningChild, startChild } from './child-process.ts';
import type { Cleanup } from './cleanup.ts';

const ready = z.object({ url: z.url(), publishableKey: z.string(), databaseUrl: z.string() });

export type LimelightServer = RunningChild<z.infer<typeof ready>>;

const HEALTH_MS = 10_000;

type Options = { pages?: boolean; settings?: Record<string, string> };

/** Limelight in a process of its own, answering /healthz with 200; without pages unless they are asked for. */
export async function startLimelightServer(
  dataDirectory: string,
  cleanup: Cleanup,
  { pages = false, settings = {} }: Options = {},
): Promise<LimelightServer> {
  const script = new URL('./processes/limelight.ts', import.meta.url);
  const server = await startChild({
    script,
    words: [dataDirectory, pages ? 'built' : 'none', JSON.stringify(settings)],
    ready,
    cleanup,
  });
  const end = performance.now() + HEALTH_MS;
  while (!(await fetch(`${server.ready.url}/healthz`)).ok) {
    if (performance.now() > end) throw new Error(`the server is not well after ${HEALTH_MS / 1000} s`);
    await sleep(10);
  }
  return server;
}
