import { expect, test } from 'vitest';
import { readPlannerKey, readSlotKey } from './planner-keys';

const press = (combination: string) => {
  const parts = combination.split('+');
  return {
    key: parts.at(-1) ?? '',
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Meta'),
  };
};

test.each([
  ['ArrowDown', { act: 'move', minutes: 15 }],
  ['ArrowUp', { act: 'move', minutes: -15 }],
  ['Shift+ArrowDown', { act: 'resize', minutes: 15 }],
  ['Shift+ArrowLeft', { act: 'resize', minutes: -15 }],
  ['ArrowRight', { act: 'stage', step: 1 }],
  ['Alt+ArrowUp', { act: 'stage', step: -1 }],
  ['Enter', { act: 'open' }],
  ['Delete', { act: 'remove' }],
  ['Ctrl+ArrowDown', null],
  ['x', null],
])('%s', (keys, does) => {
  expect(readSlotKey(press(keys), 15)).toEqual(does);
});

test.each([
  ['Ctrl+z', 'undo'],
  ['Meta+z', 'undo'],
  ['Ctrl+Shift+Z', 'redo'],
  ['Ctrl+y', 'redo'],
  ['Ctrl+n', null],
  ['z', null],
])('%s', (keys, does) => {
  expect(readPlannerKey(press(keys))).toBe(does);
});
