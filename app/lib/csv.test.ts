import { expect, test } from 'vitest';
import { csvFile, csvLine } from './csv';

test('texts with commas, quotes and lines are wrapped', () => {
  expect(csvLine(['a', 'b,c', 'say "hi"', 'two\nlines', 7, null])).toBe(
    'a,"b,c","say ""hi""","two\nlines",7,\r\n',
  );
});

test.each(['=1+1', '+49 30', '-2', '@sum', '\t=1'])('%s is no formula', (text) => {
  expect(csvLine([text])).toMatch(/^"?'/);
});

test('a negative number stays one', () => expect(csvLine([-5])).toBe('-5\r\n'));

test('a file has a mark, a head and every page', async () => {
  async function* pages() {
    yield csvLine(['Zoë']);
    yield csvLine(['Ben']);
  }
  const file = csvFile('names.csv', ['Name'], pages());
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())).toBe(
    '\uFEFFName\r\nZoë\r\nBen\r\n',
  );
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="names.csv"');
});
