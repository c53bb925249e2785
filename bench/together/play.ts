import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { type Arrivals, keepRate } from '../arrivals.ts';
import { measure } from '../measure.ts';
import type { Part } from './part.ts';

/** Of what each part does alone: four of them leave the machine a third of itself. */
const SHARE = 1 / 6;
const LONGEST_SETTLING_MS = 180_000;

export type Planned = {
  part: Part;
  /** Arrivals a second that it serves alone, until all that they caused is done. */
  capacity: number;
  rate: number;
};
export type Played = { asked: number; seconds: number; arrivals: Arrivals };

/** What the machine does for a part alone: a closed loop of a few who ask. */
export async function plan(part: Part, seconds: number, sql: postgres.Sql): Promise<Planned> {
  await part.prepare(0);
  const ask = () => part.arrive(performance.now(), () => {});
  await measure({ clients: 1, operation: ask }, seconds / 4);
  await settle(sql);
  const began = performance.now();
  const { durations, firstError, errors } = await measure({ clients: part.clients, operation: ask }, seconds);
  if (errors > 0) throw new Error(`${part.name} does not even work alone`, { cause: firstError });
  await settle(sql);
  const capacity = (durations.length * 1000) / (performance.now() - began);
  return { part, capacity, rate: capacity * SHARE };
}

export async function play({ part, rate }: Planned, seconds: number): Promise<Played> {
  return { asked: rate, seconds, arrivals: await keepRate(rate, seconds, part.arrive) };
}

/** Until the queue has done what is due: letters and payments of what was bought. */
export async function settle(sql: postgres.Sql): Promise<void> {
  const until = performance.now() + LONGEST_SETTLING_MS;
  for (;;) {
    const [row] = await sql<{ jobs: number }[]>`
      select count(*)::int as jobs from graphile_worker.jobs where run_at <= now() and attempts < max_attempts`;
    if (row?.jobs === 0) return;
    if (performance.now() > until) throw new Error(`${row?.jobs} jobs are still not done`);
    await sleep(100);
  }
}
