import { setTimeout as delay } from 'node:timers/promises';
import { Logger as LibraryLogger, run } from 'graphile-worker';
import type { Backend } from './backend/backend.ts';
import type { PartState } from './backend/database.ts';
import { eventJobs } from './jobs/events.ts';
import { housekeepingJobs } from './jobs/housekeeping.ts';
import { invitationJobs } from './jobs/invitations.ts';
import type { JobContext, Jobs } from './jobs/job.ts';
import type { Logger } from './log.ts';

export type Worker = { health(): PartState; stop(): Promise<void> };

type Options = JobContext & {
  backend: Pick<Backend, 'databaseUrl'>;
  /** Jobs that come with the pages' services. */
  more?: Jobs[];
  log: Logger;
};

/** The queue inside PostgreSQL: jobs are added by the transaction that needs them. */
export async function startWorker({ log, more = [], ...context }: Options): Promise<Worker> {
  let running = true;
  const jobs = [...[housekeepingJobs, eventJobs, invitationJobs].map((make) => make(context)), ...more];
  const runner = await run({
    connectionString: named(context.backend.databaseUrl),
    concurrency: 4,
    noHandleSignals: true,
    taskList: Object.fromEntries(jobs.flatMap(({ tasks }) => Object.entries(tasks))),
    crontab: jobs.flatMap(({ crontab }) => crontab).join('\n'),
    logger: libraryLogger(log),
  });
  runner.promise.then(
    () => {
      running = false;
    },
    (error: unknown) => {
      running = false;
      log.error({ err: error }, 'the worker ended');
    },
  );
  return {
    health: () => ({ ok: running }),
    async stop() {
      if (!running) return;
      // Jobs that it had to leave are taken up again by the next start.
      await runner.stop().catch((error: unknown) => log.warn({ err: error }, 'the worker left a job'));
      await untilDisconnected(context.backend.sql);
    },
  };
}

/** What this process's worker is called in the database's list of connections. */
const workerName = `limelight-worker-${process.pid}`;

function named(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', workerName);
  return url.href;
}

/**
 * The library does not wait for its connections to close, and one that PostgreSQL closes first, because it stops as
 * well, would end this process with an error.
 */
async function untilDisconnected(sql: Backend['sql']): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    const [open] = await sql`select exists (
      select from pg_stat_activity where application_name = ${workerName}) as worker`;
    if (!open?.worker) return;
    await delay(50);
  }
}

function libraryLogger(log: Logger): LibraryLogger {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
  return new LibraryLogger(() => (level, message) => log[levels[level]]({ source: 'worker' }, message));
}
