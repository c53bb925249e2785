import { describe, expect, test } from 'vitest';
import {
  describeChange,
  isEntityType,
  levelName,
  levelTitle,
  personName,
  readLevel,
  readPerson,
} from './rules';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test('levels have names, and an unknown one is no permission', () => {
  expect([1, 2, 3, 4].map(levelName)).toEqual(['crew', 'editor', 'manager', 'owner']);
  expect(levelName(0)).toBe('no permission');
  expect(levelName(9)).toBe('no permission');
  expect(levelTitle(4)).toBe('Owner');
});

test('history is told in words', () => {
  expect(describeChange(null, 4)).toBe('joined as owner');
  expect(describeChange(1, 3)).toBe('went from crew to manager');
  expect(describeChange(2, null)).toBe('was removed (was editor)');
});

test('a person without a name is called by number', () => {
  expect(personName(7, '')).toBe('Person 7');
  expect(personName(7, undefined)).toBe('Person 7');
  expect(personName(7, 'Ada')).toBe('Ada');
});

test('entity types are the five of the permission table', () => {
  expect(isEntityType('venue')).toBe(true);
  expect(isEntityType('genre')).toBe(false);
});

describe('team forms', () => {
  test('take the number of a person', () => {
    expect(readPerson(form({ userId: ' 12 ' }))).toBe(12);
    for (const wrong of ['', '0', '-1', '1.5', '1e3', 'ada', '9'.repeat(16)]) {
      expect(readPerson(form({ userId: wrong }))).toBeUndefined();
    }
  });

  test('take one of the four levels', () => {
    expect(readLevel(form({ level: '4' }))).toBe(4);
    for (const wrong of ['', '0', '5', 'owner']) expect(readLevel(form({ level: wrong }))).toBeUndefined();
  });
});
