import { expect, test } from 'vitest';
import { csvLine } from './csv';
import { readCsv } from './csv-reading';

test('what csv.ts writes is read back', () => {
  const cells = ['plain', 'with, comma', 'with "quotes"', 'two\nlines', '=1+1', '', '-'];
  expect(readCsv(csvLine(cells))).toEqual([cells]);
});

test('semicolons, a byte order mark and a last line without an end', () => {
  expect(readCsv('\uFEFFa;b\r\n1; 2 \n"x;y";')).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['x;y', ''],
  ]);
});

test('nothing is no line', () => {
  expect(readCsv('')).toEqual([]);
});
