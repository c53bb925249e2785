import { expect, test } from 'vitest';
import { personProblems, readPerson } from './person';

const guest = { isGuest: true, name: '', email: '', status: 'held' };
const member = { isGuest: false, name: 'Ann', email: 'ann@example.org', status: 'held' };

test('everything that is wrong is told at once', () => {
  expect(personProblems({ name: ' ', email: 'ann' }, guest)).toEqual({
    name: 'name_missing',
    email: 'email_invalid',
  });
  expect(personProblems({ name: 'Ann', email: ' ann@example.org ' }, guest)).toEqual({});
  expect(personProblems({ name: '', email: '' }, member)).toEqual({ name: 'name_missing' });
});

test('who buys is refused or read, and an account keeps its address', () => {
  expect(readPerson({ name: '', email: 'ann' }, guest)).toEqual({ reason: 'name_missing' });
  expect(readPerson({ name: 'Ann', email: 'ann' }, guest)).toEqual({ reason: 'email_invalid' });
  expect(readPerson({ name: 'Ann', email: 'Ann@Example.org' }, guest)).toEqual({
    name: 'Ann',
    email: 'ann@example.org',
  });
  expect(readPerson({ name: 'Bo', email: 'bo@example.org' }, member)).toEqual({
    name: 'Bo',
    email: 'ann@example.org',
  });
});

test('whoever comes back from the payment page has said it before', () => {
  const paying = { ...guest, name: 'Ann', email: 'ann@example.org', status: 'paying' };
  expect(readPerson({ name: '', email: '' }, paying)).toEqual({ name: 'Ann', email: 'ann@example.org' });
});
