import { statfs } from 'node:fs/promises';
import { type Platform, walletKinds } from '~/lib/platform';
import { type Check, type CheckResult, check } from './check.server';
import { driftWords, lagWords, sizeWords } from './words';

const slowDatabase = 100;
const clockTolerance = 2000;
const longestLag = 60_000;
const gigabyte = 1024 ** 3;

/** What can be seen without changing anything: it is looked at whenever the page is opened. */
export function lookAround(platform: Platform): Check[] {
  const look = (name: string, advice: string, work: () => Promise<CheckResult>) =>
    check(platform.log, name, advice, work);
  return [
    look('Versions', 'The database did not answer.', () => readVersions(platform)),
    look('Clock', 'The database did not answer.', () => compareClocks(platform)),
    look('Job queue', 'The queue could not be read, so nothing is sent. Look at the database.', () =>
      readQueue(platform),
    ),
    look('Disk', 'See that DATA_DIR exists and can be read.', () => measureDisk(platform)),
    look('Push', '', async () => describePush(platform)),
    look('Wallets', '', async () => describeWallets(platform)),
    look('Sign-in', '', async () => fact(['Password', 'magic link', ...platform.oauthProviders].join(', '))),
    look('Public address', '', async () => fact(platform.publicUrl)),
  ];
}

async function readVersions({ sql, installation }: Platform): Promise<CheckResult> {
  const asked = performance.now();
  const [row] = await sql<{ version: string }[]>`select current_setting('server_version') as version`;
  const took = performance.now() - asked;
  const own = installation
    ? `Limelight ${installation.version} (${installation.build ?? 'development'}), `
    : '';
  return {
    state: took < slowDatabase ? 'well' : 'attention',
    words: `${own}Node ${process.version.slice(1)}, PostgreSQL ${row?.version}.`,
    ...(took >= slowDatabase && { advice: 'The database answers slowly: is it busy, or far away?' }),
  };
}

async function compareClocks({ sql }: Platform): Promise<CheckResult> {
  const began = Date.now();
  const asked = performance.now();
  const [row] = await sql<{ now: Date }[]>`select clock_timestamp() as now`;
  const latency = performance.now() - asked;
  return judgeDrift('The database', (row?.now.getTime() ?? Number.NaN) - (began + latency / 2));
}

export function judgeDrift(whose: string, drift: number): CheckResult {
  const well = Math.abs(drift) < clockTolerance;
  return {
    state: well ? 'well' : 'attention',
    words: `${whose} is ${driftWords(drift)} this server.`,
    ...(!well && {
      advice:
        'Sales would open and tickets change at the wrong moment. Let both machines take the time from NTP.',
    }),
  };
}

type Queue = { waiting: number; failed: number; lag: number | null };

async function readQueue({ sql }: Platform): Promise<CheckResult> {
  const [row] = await sql<Queue[]>`
    select count(*) filter (where run_at <= now() and locked_at is null and attempts < max_attempts)::int as waiting,
      count(*) filter (where attempts >= max_attempts)::int as failed,
      (extract(epoch from now() - min(run_at) filter (where run_at <= now() and locked_at is null and attempts < max_attempts))
        * 1000)::float8 as lag
    from graphile_worker.jobs`;
  const { waiting = 0, failed = 0, lag = null } = row ?? {};
  const words = `${waiting} waiting${lag === null ? '' : `, the oldest for ${lagWords(lag)}`}, ${failed} given up.`;
  if (failed > 0)
    return {
      state: 'attention',
      words,
      advice: 'Look into graphile_worker.jobs: last_error says why they failed.',
    };
  if ((lag ?? 0) > longestLag)
    return {
      state: 'attention',
      words,
      advice: 'Jobs pile up: see that a worker runs, or start another process.',
    };
  return { state: 'well', words };
}

async function measureDisk({ installation }: Platform): Promise<CheckResult> {
  if (!installation || installation.mode === 'supabase') return fact('Nothing is kept on this machine.');
  const { bavail, blocks, bsize } = await statfs(installation.dataDirectory);
  const [free, all] = [bavail * bsize, blocks * bsize];
  const short = free < gigabyte || free < all / 20;
  return {
    state: short ? 'attention' : 'well',
    words: `${sizeWords(free)} of ${sizeWords(all)} are free for DATA_DIR.`,
    ...(short && { advice: 'A full disk stops the database and every sale. Make room, or move DATA_DIR.' }),
  };
}

function describePush({ push }: Platform): CheckResult {
  return push
    ? fact('Devices are told; there are keys.')
    : fact('Devices are told nothing: VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not set.');
}

function describeWallets({ wallets = {} }: Platform): CheckResult {
  const names = { apple: 'Apple Wallet', google: 'Google Wallet' };
  const known = walletKinds.filter((kind) => wallets[kind]).map((kind) => names[kind]);
  return fact(
    known.length > 0
      ? `${known.join(' and ')}.`
      : 'None is set up: tickets are offered as PDF and on screen.',
  );
}

function fact(words: string): CheckResult {
  return { state: 'fact', words };
}
