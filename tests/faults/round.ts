import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import type { Chance } from './chance.ts';
import { type Comparison, compare } from './compare.ts';
import { sendCrowd } from './crowd.ts';
import type { Fault } from './fault.ts';
import type { Stage } from './stage.ts';

export type Outcome = Comparison & { recoveryMs: number };

const before = 4_000;
const after = 4_000;
const longestRecovery = 90_000;
const longestSettling = 120_000;

/** A crowd, a fault in the middle of it, and the sum. */
export async function playRound(stage: Stage, fault: Fault, chance: Chance): Promise<Outcome> {
  const crowd = sendCrowd(stage.proxy.url, stage.night, chance);
  try {
    await withTimeout(crowd.nextAcknowledged(), longestRecovery, 'nothing was acknowledged before the fault');
    await sleep(before + chance.below(1500));
    await fault.happen(stage, chance);
    const ended = performance.now();
    // What was under way when it happened may still be answered: it says nothing of what comes after.
    await sleep(1000);
    await withTimeout(crowd.nextPurchase(), longestRecovery, 'nobody could buy after the fault');
    const recoveryMs = performance.now() - ended;
    await sleep(after);
    const ledger = await crowd.stop();
    await stage.look((sql) => settle(sql, fault.tasks));
    const compared = await stage.look((sql) => compare(sql, stage.night, ledger));
    const more = await fault.look?.(stage, ledger);
    return {
      ...compared,
      lost: [...compared.lost, ...(more?.lost ?? [])],
      doubled: [...compared.doubled, ...(more?.doubled ?? [])],
      recoveryMs,
    };
  } finally {
    await crowd.stop();
  }
}

async function withTimeout(work: Promise<void>, ms: number, words: string): Promise<void> {
  const late = sleep(ms, 'late' as const, { ref: false });
  if ((await Promise.race([work, late])) === 'late') throw new Error(words);
}

/** What failed meanwhile is tried again later and later; nobody here waits for that. */
async function settle(sql: postgres.Sql, more?: string): Promise<void> {
  const tasks = ['payment_event|simulated_event|simulated_payment|refund', ...(more ? [more] : [])].join('|');
  const until = performance.now() + longestSettling;
  for (;;) {
    await sql`update graphile_worker._private_jobs j set run_at = now()
      from graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier ~ ${tasks} and j.attempts > 0 and j.run_at > now()`;
    const unfinished =
      await sql`select task_identifier as task, attempts, last_error as error, locked_by as by, now() - locked_at as since
      from graphile_worker.jobs
      where task_identifier ~ ${tasks} and run_at < now() + interval '1 minute'`;
    if (unfinished.length === 0) return;
    if (performance.now() > until)
      throw new Error(`jobs do not end: ${JSON.stringify(unfinished.slice(0, 3))}`);
    await sleep(500);
  }
}
