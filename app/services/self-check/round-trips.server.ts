import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '~/db/db';
import type { Platform } from '~/lib/platform';
import { stripeOf } from '~/services/payments/stripe-client.server';
import { type Check, type CheckResult, check, patience } from './check.server';
import { judgeDrift } from './look.server';
import { broadcastThere, sendFromDatabase } from './realtime-trips.server';

const bucket = 'self-checks';
const jobPause = 50;

/** Whoever asks: files and sockets are tried as this person. */
export type Asker = { db: Db; accessToken: string };

/** Each part is used as people use it: written, read back and put away. Together, because none waits for another. */
export function tryEverything(platform: Platform, asker: Asker): Check[] {
  const tried = (name: string, advice: string, work: (signal: AbortSignal) => Promise<CheckResult>) =>
    check(platform.log, name, advice, work);
  return [
    tried(
      'Database',
      'Nothing can be sold or changed. Look at PostgreSQL: is it up, and does its disk have room?',
      () => writeAndRead(platform),
    ),
    tried(
      'Files',
      'Pictures cannot be added or shown. See that the storage is up and that its disk has room.',
      () => putAndGet(asker.db),
    ),
    tried(
      'Realtime',
      'Chats and counters stand still until they are loaded again. See that WebSockets get through the proxy to this address.',
      (signal) => broadcastThere(platform, asker.accessToken, signal),
    ),
    tried(
      'Database to realtime',
      'What the database tells reaches nobody. Where plain realtime works, look at the database’s connections.',
      (signal) => sendFromDatabase(platform, asker.accessToken, signal),
    ),
    tried(
      'Mail',
      'Tickets and sign-in links are not sent. Check SMTP_URL, and the mail server behind it.',
      () => sendAndFind(platform),
    ),
    tried('Payment API', 'Nobody can pay. Check STRIPE_SECRET_KEY and the provider’s own status page.', () =>
      askProvider(platform),
    ),
    tried(
      'Job queue',
      'Mails, refunds and reminders wait. See that a Limelight process runs, and restart it if it does.',
      (signal) => addAndWait(platform, signal),
    ),
  ];
}

async function writeAndRead({ sql }: Platform): Promise<CheckResult> {
  const id = randomUUID();
  await sql`insert into private.self_checks (id, note) values (${id}, 'written')`;
  const [row] = await sql`select note from private.self_checks where id = ${id}`;
  await sql`delete from private.self_checks where id = ${id} or made_at < now() - interval '1 hour'`;
  if (row?.note !== 'written') throw new Error('What was written could not be read.');
  return { state: 'well', words: 'A row was written, read and removed.' };
}

async function putAndGet(db: Db): Promise<CheckResult> {
  const files = db.storage.from(bucket);
  const path = `${randomUUID()}.txt`;
  const put = await files.upload(path, new Blob(['Limelight'], { type: 'text/plain' }));
  if (put.error) throw put.error;
  const got = await files.download(path);
  const text = await got.data?.text();
  const removed = await files.remove([path]);
  if (got.error ?? removed.error) throw got.error ?? removed.error;
  if (text !== 'Limelight') throw new Error('What was put away came back as something else.');
  return { state: 'well', words: 'A file was put away, fetched and removed.' };
}

async function sendAndFind({ sql, localMail, sendMail, installation }: Platform): Promise<CheckResult> {
  if (!localMail) {
    await installation?.checkMail();
    return {
      state: 'well',
      words: 'The mail server takes our sign-in. A test letter shows whether it delivers.',
    };
  }
  const to = `${randomUUID()}@self-check.invalid`;
  await sendMail({ to, subject: 'Self-check', text: 'Arrived.', html: '<p>Arrived.</p>' });
  const found = await sql`delete from private.mailbox where recipient = ${to} returning id`;
  if (found.length !== 1) throw new Error('The letter is not in the mailbox.');
  return { state: 'well', words: 'A letter arrived in the local mailbox. Nothing leaves this machine.' };
}

async function askProvider(platform: Platform): Promise<CheckResult> {
  const began = Date.now();
  const { lastResponse } = await stripeOf(platform).events.list(
    { limit: 1 },
    { timeout: patience, maxNetworkRetries: 0 },
  );
  const { mode } = platform.payments;
  if (mode === 'simulated') return { state: 'well', words: 'The simulator answered. No money moves.' };
  const answered = `The provider answered in ${mode} mode.`;
  const told = Date.parse(lastResponse.headers.date ?? '');
  if (Number.isNaN(told)) return { state: 'well', words: answered };
  // The header counts whole seconds.
  const { words, ...judged } = judgeDrift('Its clock', told + 500 - (began + Date.now()) / 2);
  return { ...judged, words: `${answered} ${words}` };
}

async function addAndWait({ sql }: Platform, signal: AbortSignal): Promise<CheckResult> {
  const id = randomUUID();
  const key = `self_check:${id}`;
  await sql`insert into private.self_checks (id, note) values (${id}, 'job')`;
  try {
    await sql`select private.add_job('self_check', ${sql.json({ id })}, ${key})`;
    while (!signal.aborted) {
      const [row] = await sql<{ waited: number | null }[]>`
        select (extract(epoch from ran_at - made_at) * 1000)::float8 as waited from private.self_checks where id = ${id}`;
      if (row?.waited != null)
        return { state: 'well', words: `A job ran ${Math.round(row.waited)} ms after it was added.` };
      await delay(jobPause);
    }
    throw new Error('Nobody took up the job.');
  } finally {
    await sql`select graphile_worker.remove_job(${key})`;
    await sql`delete from private.self_checks where id = ${id}`;
  }
}
