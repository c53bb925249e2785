import { expect, test } from 'vitest';
import { createWedge } from './keyboard-wedge';

function type(text: string, apart: number) {
  const hear = createWedge();
  let now = 1000;
  return [...text].map((key) => {
    now += apart;
    return hear({ key: key === '\n' ? 'Enter' : key, timeStamp: now });
  });
}

test('a burst that ends with Enter is a scan', () => {
  expect(type('6BF/$ T+9:\n', 8).at(-1)).toBe('6BF/$ T+9:');
});

test('what people type is none', () => {
  expect(type('6BFT9PX\n', 400).at(-1)).toBeNull();
});

test('a few keys are none, and what came long before does not count', () => {
  expect(type('AB\n', 8).at(-1)).toBeNull();
  const hear = createWedge();
  hear({ key: 'X', timeStamp: 0 });
  [...'ABCDEF'].forEach((key, n) => void hear({ key, timeStamp: 1000 + n * 10 }));
  expect(hear({ key: 'Enter', timeStamp: 1060 })).toBe('ABCDEF');
});

test('keys that only shift others are passed over', () => {
  const hear = createWedge();
  ['Shift', 'A', 'Shift', 'B', 'C', 'D', 'E', 'F'].forEach((key, n) => void hear({ key, timeStamp: n * 5 }));
  expect(hear({ key: 'Enter', timeStamp: 45 })).toBe('ABCDEF');
});
