import { expect, test } from 'vitest';
import { clashesBySlot, clashWords, findClashes, pairWords, stagesById } from './plan-clashes';
import { proposePlan } from './plan-proposal';
import { slotOf } from './visitor-sample.test-data';

const stages = stagesById([
  { id: 1, name: 'Main', colour: 'green' as const, place: '', walkMinutes: 5 },
  { id: 2, name: 'Garden', colour: 'blue' as const, place: '', walkMinutes: 15 },
]);
const at = (time: string) => `2026-11-14T${time}:00Z`;

test('one after the other on one stage is no clash; across stages there is a way to walk', () => {
  const first = slotOf('1', at('20:00'), 60);
  expect(findClashes([first, slotOf('2', at('21:00'), 60)], stages)).toEqual([]);
  const away = findClashes([first, slotOf('2', at('21:10'), 60, { stageId: 2 })], stages);
  expect(away).toHaveLength(1);
  expect(away.map((clash) => [clashWords(clash, '1'), clashWords(clash, '2')])).toEqual([
    ['Only 10 of the 15 min to walk to Act 2', 'Only 10 of the 15 min to walk from Act 1'],
  ]);
  const [atOnce] = findClashes([first, slotOf('2', at('21:00'), 60, { stageId: 2 })], stages);
  expect(clashWords(atOnce ?? expect.fail(), '1')).toBe('No time to walk to Act 2 (15 min)');
  expect(pairWords(atOnce ?? expect.fail())).toBe('No time to walk between them (15 min)');
  expect(findClashes([first, slotOf('2', at('21:15'), 60, { stageId: 2 })], stages)).toEqual([]);
});

test('overlaps are counted in minutes, also of one within the other', () => {
  const clashes = findClashes(
    [
      slotOf('1', at('20:00'), 120),
      slotOf('2', at('21:30'), 60, { stageId: 2 }),
      slotOf('3', at('20:30'), 15),
    ],
    stages,
  );
  expect(clashes.map(({ first, second, overlapMinutes }) => [first.id, second.id, overlapMinutes])).toEqual([
    ['1', '3', 15],
    ['1', '2', 30],
  ]);
  expect(clashesBySlot(clashes).get('1')).toHaveLength(2);
  expect(clashWords(clashes[1] ?? expect.fail(), '2')).toBe('Clashes with Act 1 for 30 min');
  const [long] = findClashes([slotOf('1', at('20:00'), 120), slotOf('2', at('20:15'), 120)], stages);
  expect(pairWords(long ?? expect.fail())).toBe('They clash for 1 h 45 min');
  const [whole] = findClashes([slotOf('1', at('20:00'), 120), slotOf('2', at('20:00'), 120)], stages);
  expect(clashWords(whole ?? expect.fail(), '1')).toBe('Clashes with Act 2 for 2 h');
});

test('what has no time or no stage cannot clash for the way', () => {
  const unplaced = slotOf('2', at('21:00'), 60, { stageId: null });
  const untimed = { ...slotOf('3', at('20:00'), 60), startsAt: null, endsAt: null };
  expect(findClashes([slotOf('1', at('20:00'), 60), unplaced, untimed], stages)).toEqual([]);
});

test('a proposal sees as many as possible, then as long as possible, and walks in time', () => {
  const slots = [
    slotOf('1', at('20:00'), 180),
    slotOf('2', at('20:00'), 60),
    slotOf('3', at('21:10'), 45, { stageId: 2 }),
    slotOf('4', at('21:15'), 30, { stageId: 2 }),
    slotOf('5', at('22:00'), 60),
    { ...slotOf('6', at('20:00'), 60), startsAt: null, endsAt: null },
  ];
  const { kept, left } = proposePlan(slots, stages);
  expect([...kept].sort()).toEqual(['2', '4', '5', '6']);
  expect(left.map(({ id }) => id)).toEqual(['1', '3']);
  expect(proposePlan([], stages)).toEqual({ kept: new Set(), left: [] });
});
