import { expect, test } from 'vitest';
import { beginHistory, record, redo, undo } from './history';

test('steps are taken back and done again', () => {
  let history = beginHistory('a');
  history = record(history, 'b', 0);
  history = record(history, 'c', 10);
  expect(undo(history).now).toBe('b');
  expect(undo(undo(undo(history))).now).toBe('a');
  expect(redo(undo(history)).now).toBe('c');
  expect(redo(history)).toBe(history);
});

test('a new step ends what could be done again', () => {
  const history = record(undo(record(beginHistory('a'), 'b', 0)), 'c', 5);
  expect(redo(history).now).toBe('c');
});

test('strokes that follow closely are one step', () => {
  let history = beginHistory(0);
  for (const [value, at] of [
    [1, 0],
    [2, 400],
    [3, 800],
  ] as const)
    history = record(history, value, at, 'move title');
  expect(undo(history).now).toBe(0);
  history = record(history, 4, 3000, 'move title');
  expect(undo(history).now).toBe(3);
  history = record(history, 5, 3100, 'move date');
  expect(undo(history).now).toBe(4);
});

test('what changes nothing is no step', () => {
  const history = beginHistory('a');
  expect(record(history, 'a', 0)).toBe(history);
});
