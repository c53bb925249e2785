import type { Platform } from '~/lib/platform';

/** `ok` undefined: a fact that is neither good nor bad. */
export type Check = { name: string; ok: boolean | undefined; words: string };
export type SelfCheck = { checks: Check[]; mailbox: string | undefined };

const patience = 3000;
const slowDatabase = 100;
const clockTolerance = 2000;

/** Looks at every part of the installation, for its staff. A part that fails is told, never thrown. */
export async function checkSelf(platform: Platform): Promise<SelfCheck> {
  const [database, parts, jobs] = await Promise.all([
    checkDatabase(platform),
    checkParts(platform),
    checkJobs(platform),
  ]);
  return {
    checks: [
      { name: 'Node', ok: undefined, words: process.version },
      ...database,
      ...parts,
      jobs,
      {
        name: 'Mail',
        ok: undefined,
        words: platform.localMail ? 'Kept in the local mailbox; nothing is sent.' : 'Sent by SMTP.',
      },
      {
        name: 'Sign-in with',
        ok: undefined,
        words: ['password', 'magic link', ...platform.oauthProviders].join(', '),
      },
      { name: 'Public address', ok: undefined, words: platform.publicUrl },
    ],
    mailbox: platform.mailboxOpen ? '/local/mailbox' : undefined,
  };
}

async function checkDatabase({ sql, log }: Platform): Promise<Check[]> {
  try {
    const asked = performance.now();
    const began = Date.now();
    const [row] = await sql<{ version: string; now: Date }[]>`
      select current_setting('server_version') as version, clock_timestamp() as now`;
    const latency = performance.now() - asked;
    const drift = row ? row.now.getTime() - (began + latency / 2) : Number.NaN;
    return [
      {
        name: 'Database',
        ok: latency < slowDatabase,
        words: `PostgreSQL ${row?.version}, answered in ${latency.toFixed(1)} ms.`,
      },
      {
        name: 'Clock',
        ok: Math.abs(drift) < clockTolerance,
        words: `The database is ${describeDrift(drift)} this process.`,
      },
    ];
  } catch (error) {
    log.warn({ err: error }, 'self-check: the database did not answer');
    return [{ name: 'Database', ok: false, words: 'It did not answer.' }];
  }
}

function describeDrift(milliseconds: number): string {
  if (Math.abs(milliseconds) < 50) return 'in step with';
  return `${Math.abs(Math.round(milliseconds))} ms ${milliseconds > 0 ? 'ahead of' : 'behind'}`;
}

/** What /healthz says of the running parts, asked the way that a visitor would ask. */
async function checkParts({ publicUrl, log }: Platform): Promise<Check[]> {
  try {
    const response = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(patience) });
    const report: unknown = await response.json();
    return readParts(report);
  } catch (error) {
    log.warn({ err: error }, 'self-check: /healthz did not answer');
    return [{ name: 'Health', ok: false, words: `${publicUrl}/healthz did not answer.` }];
  }
}

/** The checks of our own say more about these. */
const toldElsewhere = new Set(['database', 'mail']);

export function readParts(report: unknown): Check[] {
  const parts = isRecord(report) && isRecord(report.parts) ? report.parts : {};
  return Object.entries(parts).flatMap(([name, state]) => {
    if (toldElsewhere.has(name) || !isRecord(state)) return [];
    const facts = Object.entries(state).filter(([key]) => key !== 'ok');
    const words = facts.map(([key, value]) => `${key}: ${String(value)}`).join(', ');
    const ok = state.ok === true;
    return [{ name: capitalise(name), ok, words: words || (ok ? 'Running.' : 'Not running.') }];
  });
}

async function checkJobs({ sql, log }: Platform): Promise<Check> {
  try {
    const [row] = await sql<{ waiting: number; failed: number }[]>`
      select count(*) filter (where run_at <= now() and attempts = 0)::int as waiting,
        count(*) filter (where attempts >= max_attempts)::int as failed
      from graphile_worker.jobs`;
    const { waiting = 0, failed = 0 } = row ?? {};
    return { name: 'Jobs', ok: failed === 0, words: `${waiting} waiting, ${failed} given up.` };
  } catch (error) {
    log.warn({ err: error }, 'self-check: the jobs could not be read');
    return { name: 'Jobs', ok: false, words: 'The queue could not be read.' };
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
