import { expect, test } from 'vitest';
import { followersNow, interestNow, peopleWords } from './rules';

test('counts follow the press of a button', () => {
  expect(followersNow(4, 'no', 'yes')).toBe(5);
  expect(followersNow(4, 'yes', 'no')).toBe(3);
  expect(followersNow(4, 'no', 'requested')).toBe(4);
  expect(followersNow(0, 'yes', 'no')).toBe(0);
  expect(interestNow({ interested: 2, going: 1 }, 'interested', 'going')).toEqual({
    interested: 1,
    going: 2,
  });
  expect(interestNow({ interested: 2, going: 1 }, 'going', null)).toEqual({ interested: 2, going: 0 });
});

test('people are named as long as they are few', () => {
  expect(peopleWords([])).toBe('');
  expect(peopleWords(['Ada'])).toBe('Ada');
  expect(peopleWords(['Ada', 'Ben'])).toBe('Ada and Ben');
  expect(peopleWords(['Ada', 'Ben', 'Cy'])).toBe('Ada, Ben and 1 other');
  expect(peopleWords(['Ada', 'Ben', 'Cy', 'Di'])).toBe('Ada, Ben and 2 others');
});
