import { Logger as LibraryLogger, run, type TaskList } from 'graphile-worker';
import type { Jobs } from '../app/lib/platform.ts';
import type { Backend } from './backend/backend.ts';
import type { PartState } from './backend/database.ts';
import type { Logger } from './log.ts';

export type Worker = { health(): PartState; stop(): Promise<void> };

/** The queue inside PostgreSQL: jobs are added by the transaction that needs them. */
export async function startWorker(backend: Backend, jobs: Jobs, log: Logger): Promise<Worker> {
  let running = true;
  const runner = await run({
    connectionString: backend.databaseUrl,
    concurrency: 4,
    noHandleSignals: true,
    taskList: { ...housekeeping(backend), ...jobs.tasks },
    crontab: [
      '17 * * * * clean_backend',
      '27 3 * * * delete_old_mail',
      '37 * * * * delete_old_rates',
      ...jobs.schedule,
    ].join('\n'),
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
    },
  };
}

function housekeeping({ sql, clean }: Backend): TaskList {
  return {
    clean_backend: () => clean(),
    async delete_old_rates() {
      await sql`select private.delete_old_rates()`;
    },
    async delete_old_mail() {
      await sql`delete from private.mailbox where sent_at < now() - interval '30 days'`;
    },
  };
}

function libraryLogger(log: Logger): LibraryLogger {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
  return new LibraryLogger(() => (level, message) => log[levels[level]]({ source: 'worker' }, message));
}
