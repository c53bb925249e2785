import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Platform } from '~/lib/platform';
import { lookAround } from '~/services/self-check/look.server';
import { tryEverything } from '~/services/self-check/round-trips.server';
import { selfCheckJobs } from '~/services/self-check/self-check-jobs.server';
import { sendTestLetter } from '~/services/self-check/test-letter.server';
import type { Check } from '../../app/services/self-check/check.server.ts';
import { connectTrusted } from '../../server/backend/database.ts';
import { closeServer, listen } from '../../server/http/http-server.ts';
import { createLog } from '../../server/log.ts';
import { createMailer } from '../../server/mail/mailer.ts';
import { createSimulator } from '../../server/payments/simulator/simulator.ts';
import { startWorker, type Worker } from '../../server/worker.ts';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';

let dataDirectory: string;
let backend: EmbeddedTestBackend;
let platform: Platform;
let staff: Person;
let visitor: Person;
let worker: Worker;
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'limelight-self-check-'));
  backend = await startEmbedded({ DATA_DIR: dataDirectory });
  const { sql, url, databaseUrl, publishableKey, secretKey } = backend;
  const simulator = await createSimulator({
    sql,
    publicUrl: url,
    webhookUrl: `${url}/webhooks`,
    stripeKey: undefined,
  });
  const mailer = createMailer({ smtpUrl: undefined, from: '', sql });
  platform = {
    sql,
    publicUrl: url,
    publishableKey,
    secretKey,
    supabaseUrl: undefined,
    fetchBackend: (request: Request) => fetch(request),
    payments: {
      mode: 'simulated',
      secretKey: simulator.secretKey,
      webhookSecrets: [],
      simulator: simulator.fetch,
    },
    sendMail: (mail) => mailer.send(mail),
    localMail: true,
    oauthProviders: [],
    installation: {
      mode: 'postgres',
      version: '1.2.3',
      build: 'abcd1234',
      dataDirectory,
      checkMail: () => mailer.check(),
    },
    log: { info: () => {}, warn: () => {}, error: () => {} },
  } as Partial<Platform> as Platform;
  [staff, visitor] = await Promise.all([backend.person(), backend.person()]);
  await catalogueOf(sql).permit(staff, 'platform', 1, 1);
  worker = await startWorker({
    backend: { sql, databaseUrl, mailer, clean: async () => {} },
    publicUrl: url,
    log: createLog('silent'),
    more: [selfCheckJobs(platform)],
  });
});
afterAll(async () => {
  await worker.stop();
  await backend.stop();
  await rm(dataDirectory, { recursive: true, force: true });
});

async function askerOf(person: Person) {
  const { data } = await person.client.auth.getSession();
  return { db: person.client, accessToken: data.session?.access_token ?? '' };
}
async function told(checks: Check[]) {
  const results = await Promise.all(checks.map(async ({ name, result }) => [name, await result] as const));
  return Object.fromEntries(results);
}
const tried = async (changes: Partial<Platform>, person = staff) =>
  told(tryEverything({ ...platform, ...changes }, await askerOf(person)));

test('every part makes its round trip, with its time, and nothing of it stays', async () => {
  const results = await tried({});
  for (const [name, result] of Object.entries(results)) expect(result, name).toMatchObject({ state: 'well' });
  expect(Object.keys(results)).toHaveLength(7);
  expect(results['Job queue']?.words).toMatch(/^A job ran \d+ ms after/);
  expect(results.Files?.milliseconds).toBeGreaterThan(0);
  const [left] = await backend.sql`
    select (select count(*)::int from private.self_checks) as rows, (select count(*)::int from private.mailbox) as mails,
      (select count(*)::int from storage.objects where bucket_id = 'self-checks') as files,
      (select count(*)::int from graphile_worker.jobs where task_identifier = 'self_check') as jobs`;
  expect(left).toEqual({ rows: 0, mails: 0, files: 0, jobs: 0 });
});

test('opening the page reads, and tells what runs here', async () => {
  const results = await told(lookAround(platform));
  expect(results.Versions?.words).toMatch(/^Limelight 1\.2\.3 \(abcd1234\), Node \d+\..*, PostgreSQL \d+/);
  expect(results.Clock).toMatchObject({ state: 'well' });
  expect(results.Disk?.words).toMatch(/ are free for DATA_DIR\.$/);
  expect(results.Push?.words).toContain('VAPID_PUBLIC_KEY');
  expect(results['Job queue']).toMatchObject({ state: 'well', words: '0 waiting, 0 given up.' });
  await backend.sql`select graphile_worker.add_job('nobody_does_this', '{}', run_at => now() - interval '2 hours')`;
  const behind = await told(lookAround(platform));
  expect(behind['Job queue']).toMatchObject({
    state: 'attention',
    words: '1 waiting, the oldest for 2 hours, 0 given up.',
  });
  await backend.sql`update graphile_worker._private_jobs set attempts = max_attempts where task_id in
    (select id from graphile_worker._private_tasks where identifier = 'nobody_does_this')`;
  const lost = await told(lookAround(platform));
  expect(lost['Job queue']).toMatchObject({ state: 'attention', words: '0 waiting, 1 given up.' });
});

test('a part that refuses fails alone, with what it means', async () => {
  const refused = async () => {
    throw new Error('mailbox full');
  };
  const results = await tried({
    sendMail: refused,
    payments: { ...platform.payments, secretKey: 'sk_test_wrong' },
  });
  expect(results.Mail).toMatchObject({ state: 'failed', words: 'It failed: mailbox full' });
  expect(results.Mail?.advice).toContain('SMTP_URL');
  expect(results['Payment API']).toMatchObject({ state: 'failed' });
  expect(results['Payment API']?.words).toContain('Invalid API Key');
  expect([results.Database?.state, results.Files?.state]).toEqual(['well', 'well']);

  const smtp = { ...platform, localMail: false };
  if (smtp.installation) smtp.installation = { ...smtp.installation, checkMail: refused };
  expect((await told(tryEverything(smtp, await askerOf(staff)))).Mail).toMatchObject({ state: 'failed' });
});

test('files and sockets are for staff', async () => {
  const results = await tried({}, visitor);
  expect([results.Files?.state, results.Realtime?.state, results['Database to realtime']?.state]).toEqual(
    Array(3).fill('failed'),
  );
});

test('a test letter goes to whoever asks', async () => {
  expect(await sendTestLetter(platform, 'me@limelight.test')).toMatchObject({ sent: true });
  const [mail] = await backend.sql`select subject from private.mailbox where recipient = 'me@limelight.test'`;
  expect(mail).toEqual({ subject: 'A test letter from Limelight' });
});

test('broken storage, closed realtime and a stopped queue are told within the limit', async () => {
  await rm(join(dataDirectory, 'storage'), { recursive: true, force: true });
  await writeFile(join(dataDirectory, 'storage'), 'in the way');
  await worker.stop();
  const pages = await listen(async () => new Response('ok'), '127.0.0.1', 0);
  const address = pages.address();
  const closed = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
  const began = performance.now();
  const results = await tried({ publicUrl: closed });
  expect(performance.now() - began).toBeLessThan(9000);
  await closeServer(pages, 1000);
  expect(results.Files).toMatchObject({ state: 'failed' });
  expect(results.Realtime).toMatchObject({ state: 'failed' });
  expect(results['Database to realtime']).toMatchObject({ state: 'failed' });
  expect(results['Job queue']).toMatchObject({ state: 'failed', words: 'No answer within 5 seconds.' });
  expect(results['Job queue']?.advice).toContain('restart');
  expect([results.Database?.state, results.Mail?.state]).toEqual(['well', 'well']);
});

test('a database that is gone is told of by everything that needs it', async () => {
  const sql = connectTrusted('postgres://nobody@127.0.0.1:9/nothing');
  const results = await tried({ sql });
  expect(results.Database).toMatchObject({ state: 'failed' });
  expect(results.Database?.advice).toContain('PostgreSQL');
  expect((await told(lookAround({ ...platform, sql }))).Clock).toMatchObject({ state: 'failed' });
  await sql.end({ timeout: 0 });
});
