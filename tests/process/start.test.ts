import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectBehind, type LimelightProcess, runToExit, startProcess } from '../fixtures/process.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'limelight-start-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

describe('a start that cannot work says why, in one sentence', () => {
  test('a setting that makes no sense', async () => {
    const { code, output } = await runToExit({ PORT: 'eighty', SUPABASE_URL: 'supabase' });
    expect(code).toBe(1);
    expect(output).toContain('PORT=eighty is not valid: expected a port number from 0 to 65535');
    expect(output).toContain(
      'SUPABASE_URL=supabase is not valid: expected a URL that begins with http:// or https://',
    );
    expect(output).not.toMatch(/\n\s+at /);
  });

  test('half of the settings of a hosted Supabase', async () => {
    const { output } = await runToExit({ SUPABASE_URL: 'https://project.example', SUPABASE_SECRET_KEY: 'x' });
    expect(output).toContain(
      'SUPABASE_URL is set, so SUPABASE_PUBLISHABLE_KEY and DATABASE_URL must be set too',
    );
  });

  test('a port that is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = address && typeof address === 'object' ? String(address.port) : '';
    const { code, output } = await runToExit({ PORT: port, DATA_DIR: join(directory, 'taken') });
    other.close();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} on 127.0.0.1 is taken.`);
  });

  test('a data folder of another PostgreSQL', async () => {
    const data = join(directory, 'old');
    await mkdir(join(data, 'postgres'), { recursive: true });
    await writeFile(join(data, 'postgres/PG_VERSION'), '14\n');
    const { code, output } = await runToExit({ PORT: '0', DATA_DIR: data });
    expect(code).toBe(1);
    expect(output).toContain('was made by PostgreSQL 14; this Limelight brings 18');
  });

  test('a data folder that cannot be written', async () => {
    const file = join(directory, 'a-file');
    await writeFile(file, '');
    const { code, output } = await runToExit({ PORT: '0', DATA_DIR: join(file, 'data') });
    expect(code).toBe(1);
    expect(output).toContain('cannot be written');
  });

  test('a database that nobody answers for', async () => {
    const { code, output } = await runToExit({
      PORT: '0',
      DATA_DIR: directory,
      DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none',
    });
    expect(code).toBe(1);
    expect(output).toContain('The database of DATABASE_URL cannot be reached');
  });
});

describe('the demo', () => {
  test('is seeded into an empty embedded database, announced, and not seeded twice; a session outlives the restart, and a stop its traffic', async () => {
    const data = join(directory, 'demo');
    const first = await startProcess({ DATA_DIR: data });
    for (const account of ['admin', 'organiser', 'door', 'visitor'])
      expect(first.output()).toContain(`${account}@limelight.test`);
    expect(await (await fetch(`${first.url}/login`)).text()).not.toMatch(/GitHub|Google/);
    const { port } = new URL(first.url);
    const cookie = await signInOverHttp(first.url, 'organiser@limelight.test');
    expect(await first.stop()).toBe(0);
    const second = await startProcess({ DATA_DIR: data, PORT: port });
    expect(second.output()).toContain('admin@limelight.test');
    const page = await fetch(`${second.url}/admin/event/1`, { headers: { cookie }, redirect: 'manual' });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Brackwasser Festival');
    const locked = await runToExit({ PORT: '0', DATA_DIR: data });
    expect(locked.output).toMatch(/is in use by another Limelight \(process \d+\)/);
    const statuses = await stopInTraffic(second, data);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await readdir(data)).not.toContain('limelight.lock');
    // Three starts, one of them with the whole demo, beside everything else that is tested.
  }, 240_000);
});

/** Twenty ask all the time while it stops: what is running is answered, the rest turned away. Answers what they were told. */
async function stopInTraffic(limelight: LimelightProcess, data: string): Promise<number[]> {
  const { sql, publishableKey } = await connectBehind(data);
  await sql.end();
  const statuses: number[] = [];
  const { promise: underWay, resolve } = Promise.withResolvers<void>();
  const visit = async () => {
    for (;;) {
      const headers = { apikey: publishableKey };
      const answer = await fetch(`${limelight.url}/rest/v1/events?select=id`, { headers }).catch(
        () => undefined,
      );
      if (!answer) return;
      statuses.push(answer.status);
      await answer.text();
      if (statuses.length >= 100) resolve();
    }
  };
  const visitors = Array.from({ length: 20 }, visit);
  // Who is turned away before it begins leaves.
  await Promise.race([underWay, Promise.all(visitors)]);
  expect(await limelight.stop()).toBe(0);
  await Promise.all(visitors);
  return statuses;
}

/** As the form of the sign-in page does it. Answers the cookies of the session. */
async function signInOverHttp(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    body: new URLSearchParams({ mode: 'sign-in', email, password: 'limelight-demo' }),
    headers: { origin: url },
    redirect: 'manual',
  });
  expect(answer.status).toBe(302);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
