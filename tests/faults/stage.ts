import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { connectTrusted } from '../../server/backend/database.ts';
import { startEmbeddedPostgres } from '../../server/backend/postgres/embedded-postgres.ts';
import { createLog } from '../../server/log.ts';
import { connectBehind, type LimelightProcess, startProcess } from '../fixtures/process.ts';
import type { MailServer } from './mail-server.ts';
import { type Night, openNight } from './night.ts';
import { startProxy, type TcpProxy } from './proxy.ts';

const longestRecovery = 60_000;

type Variables = Record<string, string>;

export type StagedProcess = LimelightProcess & { local: string };

/** A Limelight with a night that is on, and the one address that the crowd knows it by. */
export type Stage = {
  directory: string;
  proxy: TcpProxy;
  night: Night;
  processes: StagedProcess[];
  /** Where it sends its mails, if that is ours. */
  mail?: MailServer;
  /** Looks behind. The connection is a new one each time: what was before a fault is gone with it. */
  look<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T>;
  /** Starts what runs no more, as whoever watches over processes would. */
  startAgain(): Promise<void>;
  close(): Promise<void>;
};

type Place = {
  directory: string;
  variables: Variables;
  databaseUrl: string | undefined;
  processes: number;
  leave(): Promise<void>;
};

/** Everything in one folder, as `npm start` has it. */
export async function embeddedPlace(variables: Variables = {}, folder?: string): Promise<Place> {
  const directory = folder ?? (await mkdtemp(join(tmpdir(), 'limelight-faults-')));
  const leave = () => (folder ? Promise.resolve() : rm(directory, { recursive: true, force: true }));
  return { directory, variables, databaseUrl: undefined, processes: 1, leave };
}

/** Two processes on a PostgreSQL that is not theirs. */
export async function sharedPlace(): Promise<Place> {
  const directory = await mkdtemp(join(tmpdir(), 'limelight-faults-'));
  const log = createLog('silent');
  const password = 'a-password-for-tests-only';
  const server = await startEmbeddedPostgres({
    directory: join(directory, 'shared'),
    password,
    durable: true,
    log,
  });
  return {
    directory,
    variables: {},
    databaseUrl: server.url('postgres'),
    processes: 2,
    async leave() {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export async function openStage(place: Place): Promise<Stage> {
  const proxy = await startProxy();
  const { directory, databaseUrl } = place;
  const variables = {
    DATA_DIR: directory,
    DEMO_DATA: 'off',
    PUBLIC_URL: proxy.url,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...place.variables,
  };
  const processes: StagedProcess[] = [];

  // The address that it announces is the proxy's.
  async function startOne(): Promise<StagedProcess> {
    const port = await freePort();
    return { ...(await startProcess({ ...variables, PORT: port })), local: `http://127.0.0.1:${port}` };
  }

  async function startAgain(): Promise<void> {
    const alive = processes.filter(({ child }) => child.exitCode === null && child.signalCode === null);
    const missing = Array.from({ length: place.processes - alive.length }, startOne);
    processes.splice(0, processes.length, ...alive, ...(await Promise.all(missing)));
    proxy.lead(processes.map(({ local }) => local));
  }

  async function look<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
    const sql = await connectPatiently();
    return work(sql).finally(() => sql.end({ timeout: 1 }));
  }

  /** A database that is being recovered says so, and takes nobody in yet. */
  async function connectPatiently(): Promise<postgres.Sql> {
    const until = performance.now() + longestRecovery;
    for (;;) {
      try {
        if (!databaseUrl) return (await connectBehind(directory)).sql;
        const sql = connectTrusted(databaseUrl, { max: 1 });
        await sql`select 1`;
        return sql;
      } catch (error) {
        if (performance.now() > until) throw error;
        await sleep(500);
      }
    }
  }

  await startAgain();
  const night = await look(async (sql) => {
    const [row] = await sql`select secrets ->> 'publishableKey' as key from limelight_server.secrets`;
    return openNight(sql, row?.key);
  });
  return {
    directory,
    proxy,
    night,
    processes,
    look,
    startAgain,
    async close() {
      await Promise.all(processes.map((limelight) => limelight.stop()));
      await proxy.close();
      await place.leave();
    },
  };
}

async function freePort(): Promise<string> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return String(address && typeof address === 'object' ? address.port : 0);
}
