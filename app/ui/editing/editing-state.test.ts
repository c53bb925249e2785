import { describe, expect, test } from 'vitest';
import {
  beginEditing,
  changedFields,
  keepMine,
  meetTheirs,
  sendableChanges,
  settleSaved,
  takeTheirs,
} from '~/ui/editing/editing-state';

type Values = { title: string; text: string; links: string[]; start: number; end: number };
const saved = { values: { title: 'Old', text: '', links: ['a'], start: 1, end: 2 }, version: 3 };
const typed = (changes: Partial<Values>) => {
  const editing = beginEditing<Values>(saved);
  return { ...editing, values: { ...editing.values, ...changes } };
};

test('only what differs counts as changed', () => {
  expect(changedFields(typed({ title: 'New', links: ['a'] }))).toEqual(['title']);
});

test('a wrong field keeps itself and its group back, and nothing else', () => {
  const editing = typed({ title: 'New', start: 5 });
  expect(sendableChanges(editing, { end: 'too early' }, [['start', 'end']])).toEqual({ title: 'New' });
});

test('what is typed while saving is still to be saved', () => {
  const editing = settleSaved(typed({ title: 'Newer' }), { title: 'New' }, 4);
  expect(editing.base.version).toBe(4);
  expect(changedFields(editing)).toEqual(['title']);
});

describe('when somebody else saved', () => {
  const theirs = (changes: Partial<Values>) => ({ values: { ...saved.values, ...changes }, version: 9 });

  test('changes of different fields come together', () => {
    const met = meetTheirs(typed({ title: 'Mine' }), theirs({ text: 'Theirs' }));
    expect(met.theirs).toBeNull();
    expect(met.values).toMatchObject({ title: 'Mine', text: 'Theirs' });
    expect(met.base.version).toBe(9);
    expect(changedFields(met)).toEqual(['title']);
  });

  test('the same change twice is no dispute', () => {
    expect(changedFields(meetTheirs(typed({ title: 'Same' }), theirs({ title: 'Same' })))).toEqual([]);
  });

  test('a disputed field waits for a decision and loses nothing', () => {
    const met = meetTheirs(typed({ title: 'Mine', text: 'Also mine' }), theirs({ title: 'Theirs', end: 7 }));
    expect(met.theirs?.version).toBe(9);
    expect(met.values.title).toBe('Mine');
    expect(keepMine(met).values).toMatchObject({ title: 'Mine', text: 'Also mine', end: 7 });
    expect(keepMine(met).base.version).toBe(9);
    expect(takeTheirs(met).values).toMatchObject({ title: 'Theirs', text: '', end: 7 });
  });
});
