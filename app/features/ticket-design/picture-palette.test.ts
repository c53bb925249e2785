import { expect, test } from 'vitest';
import { coloursOf } from './picture-palette';

const pixels = (parts: [number, number, number, number][]) =>
  parts.flatMap(([red, green, blue, count]) =>
    Array.from({ length: count }, () => [red, green, blue, 255]).flat(),
  );

test('the sheet is what there is most of; the lights are what stands out', () => {
  const colours = coloursOf(
    pixels([
      [12, 8, 30, 700],
      [240, 40, 60, 80],
      [40, 220, 230, 60],
      [120, 120, 120, 160],
    ]),
  );
  expect(colours).toMatchObject({ ground: '#0c081e', first: '#f0283c', second: '#28dce6' });
});

test('ink can be read on the sheet, light or dark', () => {
  expect(coloursOf(pixels([[250, 250, 245, 10]]))?.ink).toMatch(/^#(0|1)/);
  expect(coloursOf(pixels([[10, 10, 10, 10]]))?.ink).toMatch(/^#f/);
});

test('an empty picture has no colours', () => {
  expect(coloursOf([1, 2, 3, 0])).toBeNull();
});
