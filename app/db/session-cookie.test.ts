import { expect, test } from 'vitest';
import { hasAuthCookie, hasSessionCookie, sessionCookieOptions } from './session-cookie';

test.each([
  'limelight-session=base64-abc',
  'a=1; limelight-session.0=x; limelight-session.1=y',
  'b=2;limelight-session=x',
])('%s is a session', (header) => {
  expect(hasSessionCookie(header)).toBe(true);
});

test.each([
  null,
  '',
  'a=1',
  'limelight-session=',
  'limelight-session-code-verifier=x',
  'limelight-session-flow-12345678-code-verifier=x',
  'not-limelight-session=x',
  'a=limelight-session',
])('%s is none', (header) => {
  expect(hasSessionCookie(header)).toBe(false);
});

test('a sign-in under way and an order count as someone, a cookie of others does not', () => {
  expect(hasAuthCookie('limelight-session=x')).toBe(true);
  expect(hasAuthCookie('a=1; limelight-session-code-verifier=x')).toBe(true);
  expect(hasAuthCookie('limelight-order-7K3M9Q2X=x')).toBe(true);
  expect(hasAuthCookie('limelight-suspended=x')).toBe(true);
  expect(hasAuthCookie('a=1')).toBe(false);
  expect(hasAuthCookie(null)).toBe(false);
});

test('the cookie lives for 400 days on the whole site', () => {
  expect(sessionCookieOptions(true)).toEqual({
    name: 'limelight-session',
    path: '/',
    sameSite: 'lax',
    secure: true,
    maxAge: 34_560_000,
  });
});
