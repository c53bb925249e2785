import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger as LibraryLogger, run, type Task, type WorkerEvents } from 'graphile-worker';
import type { Backend } from './backend/backend.ts';
import type { PartState } from './backend/database.ts';
import { eventJobs } from './jobs/events.ts';
import { housekeepingJobs } from './jobs/housekeeping.ts';
import { invitationJobs } from './jobs/invitations.ts';
import type { JobContext, Jobs } from './jobs/job.ts';
import { limitTime } from './jobs/time-limit.ts';
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
  const { sql } = context.backend;
  const connectionName = `limelight-worker-${process.pid}-${randomBytes(6).toString('hex')}`;
  const events: WorkerEvents = new EventEmitter();
  // Jobs are locked in the name of the pool of workers.
  const poolIds: string[] = [];
  events.on('pool:create', ({ workerPool }) => poolIds.push(workerPool.id));
  const register = () => sql`insert into private.workers (id, connection_name)
    select id, ${connectionName} from unnest(${poolIds}::text[]) id on conflict do nothing`;
  const freeing = freeLeftJobs({ sql, events, poolIds, register, log });
  const jobs = [...[housekeepingJobs, eventJobs, invitationJobs].map((make) => make(context)), ...more];
  const runner = await run({
    connectionString: named(context.backend.databaseUrl, connectionName),
    events,
    concurrency: 4,
    noHandleSignals: true,
    taskList: Object.fromEntries(jobs.flatMap(({ tasks }) => Object.entries(tasks)).map(limited)),
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
  await register();
  await sql`select private.free_jobs()`;
  return {
    health: () => ({ ok: running }),
    async stop() {
      clearInterval(freeing);
      if (!running) return;
      const ending = new AbortController();
      const late = delay(stopPatience, undefined, { signal: ending.signal }).then(() => runner.kill());
      await Promise.race([runner.stop(), late]).catch((error: unknown) =>
        log.warn({ err: error }, 'the worker left a job'),
      );
      ending.abort();
      await late.catch(() => undefined);
      await untilDisconnected(sql, connectionName);
      // What it had to leave, or did and could not say so any more, is for the next one.
      await sql`select graphile_worker.force_unlock_workers(${poolIds}::text[])`;
      await sql`delete from private.workers where connection_name = ${connectionName}`;
    },
  };
}

/** Far more than any takes: what is for many people is done page by page, in a job each. */
const taskLimit = 10 * 60_000;

function limited([name, task]: [string, Task | undefined]): [string, Task | undefined] {
  return [name, task && limitTime(task, taskLimit)];
}

/** So long a job may go on when everything stops: whoever stops it waits ten seconds, and PostgreSQL comes after. */
const stopPatience = 5000;

const freeingInterval = 10_000;

type Freeing = {
  sql: Backend['sql'];
  events: WorkerEvents;
  poolIds: string[];
  /** While the database was away, others may have taken this worker for gone. */
  register(): Promise<unknown>;
  log: Logger;
};

/** The library tells the database once that a job is done. Where that was gone just then, nobody else would notice. */
function freeLeftJobs({ sql, events, poolIds, register, log }: Freeing): NodeJS.Timeout {
  const running = new Set<string>();
  events.on('job:start', ({ job }) => running.add(job.id));
  events.on('job:complete', ({ job }) => running.delete(job.id));
  const free = async () => {
    try {
      await register();
      await sql`select private.free_left_jobs(${poolIds}::text[], ${[...running]}::bigint[])`;
    } catch (error) {
      log.debug({ err: error }, 'left jobs could not be freed yet');
    }
  };
  return setInterval(free, freeingInterval).unref();
}

function named(databaseUrl: string, connectionName: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', connectionName);
  return url.href;
}

/**
 * The library does not wait for its connections to close, and one that PostgreSQL closes first, because it stops as
 * well, would end this process with an error.
 */
async function untilDisconnected(sql: Backend['sql'], connectionName: string): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    const [open] = await sql`select exists (
      select from pg_stat_activity where application_name = ${connectionName}) as worker`;
    if (!open?.worker) return;
    await delay(50);
  }
}

function libraryLogger(log: Logger): LibraryLogger {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
  return new LibraryLogger(() => (level, message) => log[levels[level]]({ source: 'worker' }, message));
}
