import { expect, test } from 'vitest';
import { slotTowards } from './visitor-keys';
import { slotOf } from './visitor-sample.test-data';

const at = (time: string) => `2026-11-14T${time}:00Z`;
const lanes = [
  [slotOf('1', at('20:00'), 60), slotOf('2', at('21:00'), 60), slotOf('3', at('22:00'), 60)],
  [],
  [slotOf('4', at('21:15'), 30), slotOf('5', at('23:30'), 30)],
];

test.each([
  ['1', 'ArrowRight', '2'],
  ['1', 'ArrowLeft', undefined],
  ['3', 'ArrowRight', undefined],
  ['3', 'Home', '1'],
  ['1', 'End', '3'],
  ['2', 'ArrowDown', '4'],
  ['1', 'ArrowDown', '4'],
  ['3', 'ArrowDown', '4'],
  ['5', 'ArrowUp', '3'],
  ['4', 'ArrowUp', '2'],
  ['4', 'ArrowDown', undefined],
  ['4', 'x', undefined],
  ['9', 'Home', undefined],
])('from %s by %s to %s', (from, key, to) => {
  expect(slotTowards(lanes, from, key)?.id).toBe(to);
});
