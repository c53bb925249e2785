import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTokenVerifier } from './tokens.ts';

const secret = 'a-secret-of-more-than-thirty-two-letters';
const now = 1_800_000_000_000;
const verify = createTokenVerifier(secret, () => now);
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function token(claims: object, { header = { alg: 'HS256' } as object, key = secret } = {}): string {
  const body = `${encode(header)}.${encode(claims)}`;
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
}

const claims = { sub: 'someone', role: 'authenticated', exp: now / 1000 + 60 };

test('a token of ours is read', async () => {
  expect(await verify(token(claims))).toEqual(claims);
});

test.each([
  ['expired', token({ ...claims, exp: now / 1000 })],
  ['without an expiry', token({ sub: 'someone' })],
  ['of another key', token(claims, { key: 'x'.repeat(40) })],
  ['unsigned', `${encode({ alg: 'none' })}.${encode(claims)}.`],
  ['of another algorithm', token(claims, { header: { alg: 'HS512' } })],
  [
    'changed after signing',
    token(claims).replace(/\.[^.]+\./, `.${encode({ ...claims, role: 'service_role' })}.`),
  ],
  ['no token at all', 'sb_publishable_x'],
  ['nonsense', '..'],
  ['not JSON', `${Buffer.from('{').toString('base64url')}.x.y`],
])('a token that is %s is refused', async (_, text) => {
  expect(await verify(text)).toBeUndefined();
});
