import { expect, test } from 'vitest';
import { listLeftOver, listOverweight } from './check-budgets.ts';

const page = {
  route: 'routes/public/event',
  js: [
    { file: '/assets/react.js', bytes: 100_000 },
    { file: '/assets/event.js', bytes: 9_500 },
  ],
  css: [{ file: '/assets/shell.css', bytes: 6_000 }],
};

test('a route within its budget is not spoken of', () => {
  expect(listOverweight([page], { 'routes/public/event': [109_500, 6_000] })).toEqual([]);
});

test('a route over its budget fails with what it weighs, what it may and what weighs most', () => {
  expect(listOverweight([page], { 'routes/public/event': [105_000, 5_900] })).toEqual([
    'routes/public/event loads 109.5 kB of JavaScript, its budget is 105.0 kB. The biggest parts: react.js 100.0 kB, event.js 9.5 kB.',
    'routes/public/event loads 6.0 kB of CSS, its budget is 5.9 kB. The biggest parts: shell.css 6.0 kB.',
  ]);
});

test('a new page needs a budget, and one that is gone leaves none behind', () => {
  expect(listOverweight([page], {})).toEqual([
    'routes/public/event has no budget: give it one in scripts/weights/budgets.ts.',
  ]);
  expect(listOverweight([{ ...page, route: 'routes/api/art' }], {})).toEqual([]);
  expect(listLeftOver([], { 'routes/public/event': [1, 1] })).toHaveLength(1);
});
