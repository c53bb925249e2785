import { expect, test } from 'vitest';
import { openFont, runsOf } from './fonts.server';

const lettersOf = (text: string) => runsOf(text, 'regular').map(({ letters }) => letters);

test.each([
  ['Zoë Ångström', ['Zoë Ångström']],
  ['Łukasiewicz', ['Ł', 'ukasiewicz']],
  ['Анна Иванова', ['Анна Иванова']],
  ['DJ Αλέξης', ['DJ ', 'Αλέξης']],
  ['Nguyễn', ['Nguy', 'ễ', 'n']],
  ['', []],
])('%s is printed by the fonts that have its letters', (text, runs) => {
  expect(lettersOf(text)).toEqual(runs);
});

test('every letter has a glyph in the font that it is given to', () => {
  const names = 'Zoë Łukasiewicz, Ганна Шевченко, Ζωή Παπαδοπούλου, Nguyễn Thị Ánh, Ğüneş – €12.50 ©';
  for (const weight of ['regular', 'bold'] as const)
    for (const { file, letters } of runsOf(names, weight))
      for (const letter of letters)
        expect([letter, openFont(file).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)]).toEqual([
          letter,
          true,
        ]);
});

test('what no font has is one question mark for each letter that people see', () => {
  expect(lettersOf('李小龍').join('')).toBe('???');
  expect(lettersOf('A 👩‍👩‍👧 B').join('')).toBe('A ? B');
  expect(lettersOf('e\u0301').join('')).toBe('é');
  expect(lettersOf('a\u0000\u202eb\nc').join('')).toBe('ab c');
});
