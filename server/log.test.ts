import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog('debug', { write: (line) => lines.push(line) }));
  return lines.join('');
}

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

test.each([
  ['an address', 'cannot write to ada@limelight.test now', 'ada'],
  ['a mail server that quotes one', '550 5.1.1 <ada.l+x@mail.limelight.test>: no such user', 'ada.l'],
  ['a session', `refused ${jwt}`, 'eyJhbGci'],
  ['a key of the payment provider', 'Invalid API Key provided: sk_live_51HxkQ2eZvKYlo2C', '51HxkQ2e'],
  ['a key of the backend', 'sb_secret_abcdefghijklmnop is wrong', 'abcdefgh'],
  ['a scanner', 'Scanner AbCdEfGhIjKlMnOpQrStUvWxYz0123456789abcdefg', 'AbCdEf'],
  [
    'the password of a database',
    'cannot reach postgres://limelight:s3cretword@db.internal/limelight',
    's3cretword',
  ],
  ['what opens an order', 'GET http://limelight.test/success?order=ABC#s3cretword failed', 's3cretword'],
])('%s is not written, neither as words nor in an error', (_, text, secret) => {
  expect(logged((log) => log.info(text))).not.toContain(secret);
  expect(logged((log) => log.info({ id: 1 }, text))).not.toContain(secret);
  expect(logged((log) => log.error({ err: new Error(text, { cause: new Error(text) }) }, 'x'))).not.toContain(
    secret,
  );
  expect(logged((log) => log.child({ source: 'worker' }).error({ err: text }, text))).not.toContain(secret);
});

test('rows that the database quotes in an error stay there; what happened is said', () => {
  const error = Object.assign(
    new Error('duplicate key value violates unique constraint "users_handle_key"'),
    {
      code: '23505',
      detail: 'Key (email)=(ada@limelight.test) already exists.',
      parameters: ['ada@limelight.test', 'hunter22'],
      query: 'insert into …',
    },
  );
  const line = logged((log) => log.error({ err: error }, 'failed'));
  expect(line).not.toMatch(/ada|hunter22|insert into/);
  expect(JSON.parse(line)).toMatchObject({ level: 'error', msg: 'failed', err: { code: '23505' } });
  expect(line).toContain('users_handle_key');
});
