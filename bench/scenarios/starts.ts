import { z } from 'zod';
import { startChild } from '../child-process.ts';
import type { Cleanup } from '../cleanup.ts';
import { percentileFigures } from '../compare.ts';
import { startLimelightServer } from '../limelight-server.ts';
import type { Facts, Figures } from '../scenario.ts';
import { median, round } from '../statistics.ts';

/** Milliseconds from starting the process to /healthz 200; it is stopped again. */
export async function timeLimelight(dataDirectory: string, cleanup: Cleanup): Promise<number> {
  const began = performance.now();
  const server = await startLimelightServer(dataDirectory, cleanup);
  const milliseconds = performance.now() - began;
  await server.stop();
  return milliseconds;
}

/** Milliseconds until PostgreSQL alone takes connections; it is stopped again. */
export async function timePostgres(dataDirectory: string, cleanup: Cleanup): Promise<number> {
  const script = new URL('../processes/bare-postgres.ts', import.meta.url);
  const ready = z.object({ milliseconds: z.number() });
  const postgres = await startChild({ script, words: [dataDirectory], ready, cleanup });
  await postgres.stop();
  return postgres.ready.milliseconds;
}

/** A start takes seconds, so a few have to do. */
export function startsIn(seconds: number): number {
  return Math.min(5, Math.max(1, Math.round(seconds / 2)));
}

export function startFigures(ours: number[], limit: number[]): Figures & Facts & { unit: string } {
  const [mine, bare] = [median(ours), median(limit)];
  return {
    unit: 's',
    ours: round(mine / 1000, 3),
    limit: round(bare / 1000, 3),
    ratio: round(bare / mine, 3),
    ...percentileFigures(ours),
    errors: 0,
    samples: ours.length,
  };
}
