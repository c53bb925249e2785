import { expect, test } from 'vitest';
import {
  acceptSaved,
  beginPlanning,
  edit,
  type PlannerState,
  pendingChanges,
  rebase,
  redo,
  resolve,
  undo,
} from './planner-state';
import type { SlotContent } from './types';

const slot = (title: string): SlotContent => ({
  stageId: 1,
  title,
  startsAt: '2026-11-14T22:00:00.000Z',
  endsAt: '2026-11-14T23:00:00.000Z',
  note: '',
  artists: [],
});
const planned = (id: string, title: string, version = 1) => ({ id, version, ...slot(title) });
const change = (state: PlannerState, id: string, title: string | null) =>
  edit(state, new Map([[id, title === null ? null : slot(title)]]));
const titles = (state: PlannerState) => [...state.slots.values()].map(({ title }) => title);

test('edits are undone and done again, and a new edit ends that', () => {
  let state = beginPlanning([planned('a', 'One')]);
  state = change(state, 'a', 'Two');
  state = change(state, 'b', 'New');
  state = undo(undo(state));
  expect(titles(state)).toEqual(['One']);
  state = redo(state);
  expect(titles(state)).toEqual(['Two']);
  state = change(state, 'a', 'Three');
  expect(redo(state)).toBe(state);
  expect(undo(undo(undo(state))).past).toEqual([]);
});

test('only what differs is sent, with the version that was seen', () => {
  let state = beginPlanning([planned('a', 'One', 4), planned('b', 'Gone', 2), planned('c', 'Same')]);
  state = change(state, 'a', 'Two');
  state = change(state, 'b', null);
  state = change(state, 'd', 'New');
  const sent = pendingChanges(state);
  expect(sent).toEqual([
    { id: 'a', version: 4, slot: slot('Two') },
    { id: 'd', version: 0, slot: slot('New') },
    { id: 'b', version: 2, slot: null },
  ]);
  state = acceptSaved(state, sent, { a: 5, b: null, d: 1 });
  expect(pendingChanges(state)).toEqual([]);
  expect(pendingChanges(undo(state))).toEqual([{ id: 'd', version: 1, slot: null }]);
});

test('what changed while it was being saved is sent next', () => {
  let state = change(beginPlanning([planned('a', 'One')]), 'a', 'Two');
  const sent = pendingChanges(state);
  state = change(state, 'a', 'Three');
  state = acceptSaved(state, sent, { a: 2 });
  expect(pendingChanges(state)).toEqual([{ id: 'a', version: 2, slot: slot('Three') }]);
});

test('what others changed is taken over, what both changed waits for a decision', () => {
  let state = beginPlanning([planned('a', 'One'), planned('b', 'Other'), planned('c', 'Third')]);
  state = change(state, 'a', 'Mine');
  state = change(state, 'c', 'Mine too');
  state = rebase(state, [planned('a', 'Theirs', 2), planned('b', 'Moved', 2), planned('d', 'Added')]);
  expect(titles(state).toSorted()).toEqual(['Added', 'Mine', 'Mine too', 'Moved']);
  expect(state.conflicts.map(({ id, theirs }) => [id, theirs?.title])).toEqual([
    ['a', 'Theirs'],
    ['c', undefined],
  ]);
  expect(pendingChanges(state)).toEqual([]);
  state = resolve(resolve(state, 'a', 'theirs'), 'c', 'mine');
  expect(state.slots.get('a')?.title).toBe('Theirs');
  expect(pendingChanges(state)).toEqual([{ id: 'c', version: 0, slot: slot('Mine too') }]);
});
