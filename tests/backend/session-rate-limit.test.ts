import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '~/features/session/commands';
import { createVisitor, createWorld, type World } from './session-world.ts';

const limits = {
  addressCalls: { allowed: 20, seconds: 300 },
  addressRefreshes: { allowed: 30, seconds: 300 },
  accountPasswords: { allowed: 5, seconds: 900 },
  accountCodes: { allowed: 3, seconds: 900 },
  accountMails: { allowed: 2, seconds: 900 },
};

let world: World;
beforeAll(async () => {
  world = await createWorld({ limits });
});
afterAll(() => world.stop());

const take = async (key: string, allowed: number, seconds = 60) => {
  const [row] =
    await world.sql`select private.take_rate(${key}, ${allowed}, make_interval(secs => ${seconds})) as wait`;
  return row?.wait as number;
};

test('of many simultaneous tries exactly the allowed number pass', async () => {
  const waits = await Promise.all(Array.from({ length: 60 }, () => take('crowd', 7)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(7);
  for (const wait of waits.filter((wait) => wait > 0)) expect(wait).toBeLessThanOrEqual(60);
});

test('a new window begins when the old one is over', async () => {
  expect(await take('window', 1)).toBe(0);
  expect(await take('window', 1)).toBeGreaterThan(0);
  await world.sql`update private.rate_limits set window_started = window_started - interval '61 seconds' where key = 'window'`;
  expect(await take('window', 1)).toBe(0);
  expect(await take('window', 1)).toBeGreaterThan(0);
});

const wrong = (email: string, address: string) =>
  world.auth('token?grant_type=password', { email, password: 'wrong' }, address);

test('an account takes so many wrong passwords from anywhere, whatever its spelling', async () => {
  const spellings = ['door@limelight.test', 'DOOR@limelight.test', ' door@limelight.test'];
  const tries = await Promise.all(
    Array.from({ length: 9 }, (_, index) => wrong(spellings[index % 3] ?? '', `203.0.113.${index}`)),
  );
  const refused = tries.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(4);
  const [refusal] = refused;
  expect(Number(refusal?.headers.get('retry-after'))).toBeGreaterThan(800);
  expect(await refusal?.json()).toMatchObject({ code: 429, error_code: 'over_request_rate_limit' });
});

test('a call spelled otherwise is no way around', async () => {
  for (const path of [
    '%74oken?grant_type=password',
    'token%2F?grant_type=password',
    '../%61uth/v1/token?grant_type=password',
  ]) {
    const response = await world.auth(
      path,
      { email: 'door@limelight.test', password: 'wrong' },
      '192.0.2.77',
    );
    expect(response.status, path).toBe(404);
  }
});

test('a right password wipes the slate', async () => {
  const right = { email: 'admin@limelight.test', password: 'limelight-demo' };
  for (let round = 0; round < 3; round += 1) {
    for (let index = 0; index < 3; index += 1) {
      expect((await wrong(right.email, `192.0.2.${round}`)).status).toBe(400);
    }
    expect((await world.auth('token?grant_type=password', right, `192.0.2.${round}`)).status).toBe(200);
  }
});

test('an address takes so many calls for all accounts together; a /64 counts as one', async () => {
  const statuses = await Promise.all(
    Array.from(
      { length: 24 },
      async (_, index) => (await wrong(`a${index}@limelight.test`, `2001:db8:0:1::${index + 1}`)).status,
    ),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  expect((await wrong('a@limelight.test', '2001:db8:0:2::1')).status).toBe(400);
});

test('an account is sent so many mails', async () => {
  const statuses = [];
  for (let index = 0; index < 3; index += 1) {
    statuses.push(
      (await world.auth('recover', { email: 'visitor@limelight.test' }, `198.51.100.${index}`)).status,
    );
  }
  expect(statuses).toEqual([200, 200, 429]);
});

test('the pages count for the visitor whom they serve', async () => {
  const visitor = createVisitor(world.platform);
  const headers = { 'x-limelight-client': '203.0.113.99' };
  const attempt = (email: string) => visitor.visit((db) => signIn(db, { email, password: 'x' }), { headers });
  for (let round = 0; round < 4; round += 1) {
    const tries = Array.from({ length: 5 }, (_, index) => attempt(`p${round}-${index}@limelight.test`));
    for (const tried of await Promise.allSettled(tries))
      expect(tried).toMatchObject({ status: 'rejected', reason: { reason: 'wrong_password' } });
    await world.sql`delete from private.rate_limits where key like 'password:%'`;
  }
  await expect(attempt('last@limelight.test')).rejects.toMatchObject({ reason: 'too_many_tries' });
  const other = visitor.visit((db) => signIn(db, { email: 'last@limelight.test', password: 'x' }), {
    headers: { 'x-limelight-client': '203.0.113.98' },
  });
  await expect(other).rejects.toMatchObject({ reason: 'wrong_password' });
});

test('no e-mail address is kept', async () => {
  const rows = await world.sql`select key from private.rate_limits where key like '%@%'`;
  expect(rows).toEqual([]);
});

test('changing one’s address and proving oneself again send letters, and count as such', async () => {
  const ask = (method: string, action: string, sub: string, body?: object) =>
    world.platform.fetchBackend(
      new Request(`http://limelight.test/auth/v1/${action}`, {
        method,
        headers: {
          apikey: world.secrets.publishableKey,
          authorization: `Bearer x.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.x`,
          'x-limelight-client': '192.0.2.200',
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  const changes = await Promise.all(
    [1, 2, 3].map((n) => ask('PUT', 'user', `person-${n}`, { email: 'victim@limelight.test' })),
  );
  expect(changes.filter(({ status }) => status === 429)).toHaveLength(1);
  const proofs = await Promise.all([1, 2, 3].map(() => ask('GET', 'reauthenticate', 'person-4')));
  expect(proofs.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await ask('GET', 'user', 'person-4')).status).not.toBe(429);
});
