import { expect, test } from 'vitest';
import { afterSignIn, pathOfMailRedirect } from './after-sign-in';

test.each([
  ['/event/1', '/event/1'],
  ['/admin/event/1/artists?x=1', '/admin/event/1/artists?x=1'],
  ['//evil.test', '/'],
  ['/login', '/'],
  ['/login?redirect=/login', '/'],
  ['/auth-callback?code=1', '/'],
  ['/sign-out', '/'],
  ['/email-confirmation', '/'],
  ['/loginless', '/loginless'],
  [null, '/'],
])('%s leads to %s', (value, path) => {
  expect(afterSignIn(value)).toBe(path);
});

test.each([
  ['https://limelight.test/event/1?a=b', '/event/1?a=b'],
  ['https://limelight.test', '/'],
  ['https://limelight.test/auth-callback?redirect=%2Fevent%2F1', '/event/1'],
  ['https://limelight.test/auth-callback?redirect=%2F%2Fevil.test', '/'],
  ['https://limelight.test//evil.test', '/'],
  ['https://evil.test/event/1', '/'],
  ['https://limelight.test.evil.test/', '/'],
  ['/event/1', '/event/1'],
  ['//evil.test/x', '/'],
  ['javascript:alert(1)', '/'],
  ['https://', '/'],
  ['', '/'],
  [null, '/'],
])('a mail to %s leads to %s', (value, path) => {
  expect(pathOfMailRedirect(value, 'https://limelight.test')).toBe(path);
});
