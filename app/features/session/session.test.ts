import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { wordsFor } from '~/lib/reasons';
import { authError, reasonOfCode } from './auth-reason';
import { checkEmail, checkName, checkNewPassword, collectErrors } from './fields';
import { loginPath, parseLoginMode } from './login-mode';
import { checkMailPath } from './mail-kind';
import { revalidateRoot } from './revalidate-root';
import { sessionWords } from './words';

describe('every failure has words', () => {
  test('of the auth server', async () => {
    const source = await readFile(join(import.meta.dirname, 'auth-reason.ts'), 'utf8');
    const codes = [...source.matchAll(/^ {2}(\w+): '\w+',$/gm)].map(([, code]) => code ?? '');
    expect(codes.length).toBeGreaterThan(15);
    for (const code of codes) {
      expect(sessionWords(reasonOfCode(code) ?? ''), code).not.toBe(wordsFor('backend_failed'));
    }
  });

  test.each([
    [{ name: 'AuthPKCECodeVerifierMissingError' }, 'other_browser'],
    [{ name: 'AuthSessionMissingError' }, 'session_ended'],
    [{ name: 'AuthApiError', code: 'otp_expired', status: 403 }, 'link_expired'],
    [{ name: 'AuthApiError', status: 429 }, 'too_many_tries'],
    [{ name: 'AuthUnknownError' }, 'backend_failed'],
  ])('%j is %s', (error, reason) => {
    expect(authError(error).reason).toBe(reason);
  });
});

describe('fields', () => {
  test.each([
    ['', 'email_missing'],
    ['x', 'email_invalid'],
    ['x@y', 'email_invalid'],
    ['x y@z.test', 'email_invalid'],
    ['x@z.test', undefined],
  ])('e-mail %j: %s', (email, reason) => expect(checkEmail(email)).toBe(reason));

  test.each([
    ['', 'password_missing'],
    ['short', 'weak_password'],
    ['exactly-10', undefined],
    ['ü'.repeat(37), 'password_too_long'],
  ])('password %j: %s', (password, reason) => expect(checkNewPassword(password)).toBe(reason));

  test('names and collecting', () => {
    expect(checkName('')).toBe('name_missing');
    expect(checkName('x'.repeat(81))).toBe('name_too_long');
    expect(collectErrors({ a: undefined })).toBeUndefined();
    expect(collectErrors({ a: undefined, b: 'wrong' })).toEqual({ b: 'wrong' });
  });
});

test('the way keeps where one wanted to go', () => {
  expect(loginPath('sign-in', '/')).toBe('/login');
  expect(loginPath('link', '/event/1?a=b')).toBe('/login?mode=link&redirect=%2Fevent%2F1%3Fa%3Db');
  expect(checkMailPath('signup', 'a+b@c.test', '/')).toBe(
    '/email-confirmation?kind=signup&email=a%2Bb%40c.test',
  );
  expect(parseLoginMode('nonsense')).toBe('sign-in');
});

test('walking on does not ask again who one is; acting and refreshing do', () => {
  const here = new URL('http://limelight.test/');
  const there = new URL('http://limelight.test/event/1');
  const base = { currentParams: {}, nextParams: {}, defaultShouldRevalidate: true };
  expect(revalidateRoot({ ...base, currentUrl: here, nextUrl: there })).toBe(false);
  expect(revalidateRoot({ ...base, currentUrl: here, nextUrl: here })).toBe(true);
  const staying = { ...base, defaultShouldRevalidate: false };
  expect(revalidateRoot({ ...staying, currentUrl: here, nextUrl: here })).toBe(false);
  expect(revalidateRoot({ ...base, currentUrl: here, nextUrl: there, formMethod: 'POST' })).toBe(true);
});
