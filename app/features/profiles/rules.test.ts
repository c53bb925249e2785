import { expect, test } from 'vitest';
import { checkBio, checkHandle, longestBio, readHandle, readVisibility, showsPlans } from './rules';

test('a handle is read as people type it', () => {
  expect(readHandle(' @Night_Owl ')).toBe('night_owl');
  expect(readHandle('  ')).toBeNull();
  expect(readHandle('@')).toBeNull();
});

test('a handle has 3 to 30 small letters, numbers or underscores, or there is none', () => {
  for (const good of [null, 'abc', 'a_1', 'x'.repeat(30)]) expect(checkHandle(good)).toBeUndefined();
  for (const bad of ['ab', 'x'.repeat(31), 'night-owl', 'nächte', 'a b', 'a@b', '<b>']) {
    expect(checkHandle(bad)).toBe('handle_form');
  }
});

test('a bio is counted in characters, as the database counts it', () => {
  expect(checkBio('🎧'.repeat(longestBio))).toBeUndefined();
  expect(checkBio('x'.repeat(longestBio + 1))).toBe('bio_length');
});

test('visibility is one of three', () => {
  expect(readVisibility('followers')).toBe('followers');
  expect(readVisibility('friends')).toBeUndefined();
  expect(readVisibility(null)).toBeUndefined();
});

test.each([
  ['everyone', false, true],
  ['everyone', true, true],
  ['followers', false, false],
  ['followers', true, true],
  ['nobody', false, false],
  ['nobody', true, false],
] as const)('plans for %s, follower %s: %s', (visibility, isAcceptedFollower, shown) => {
  expect(showsPlans({ visibility, isAcceptedFollower })).toBe(shown);
});
