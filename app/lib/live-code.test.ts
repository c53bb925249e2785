import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isLiveCode, liveCodeOf, liveSecretOf, splitScanned, untilNextCode } from './live-code';

const liveKey = Uint8Array.from(randomBytes(32));
const serial = 'ab'.repeat(12);
const now = new Date('2030-06-01T20:00:07Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test('a code is good while it is shown and a moment longer', async () => {
  const code = await liveCodeOf(await liveSecretOf(liveKey, serial), now);
  expect(code).toHaveLength(8);
  const goodAt = async (seconds: number) => isLiveCode(liveKey, serial, code, later(seconds));
  expect(await Promise.all([-22, 0, 7, 22].map(goodAt))).toEqual([true, true, true, true]);
  expect(await Promise.all([-23, 23, 60, 3600].map(goodAt))).toEqual([false, false, false, false]);
  expect(untilNextCode(now)).toBe(8000);
});

test('a code is of one ticket and one event', async () => {
  const code = await liveCodeOf(await liveSecretOf(liveKey, serial), now);
  expect(await isLiveCode(liveKey, 'cd'.repeat(12), code, now)).toBe(false);
  expect(await isLiveCode(Uint8Array.from(randomBytes(32)), serial, code, now)).toBe(false);
  for (const wrong of ['', 'A', 'AAAAAAAA', `${code} `, code.toLowerCase(), '🎉'.repeat(6)])
    expect(await isLiveCode(liveKey, serial, wrong, now)).toBe(false);
});

test('what was read is taken apart', () => {
  const token = 'T'.repeat(146);
  expect(splitScanned(token)).toEqual({ token, code: null });
  expect(splitScanned(`${token}ABC`)).toEqual({ token, code: 'ABC' });
  expect(splitScanned('https://example.org')).toEqual({ token: 'https://example.org', code: null });
});
