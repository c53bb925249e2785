import { describe, expect, test } from 'vitest';
import { type Format, formatText } from '~/ui/rich-text/format-text';

/** What is selected stands between ‹ and ›. */
function apply(format: Format, marked: string): string {
  const start = marked.indexOf('‹');
  const end = marked.indexOf('›') - 1;
  const text = marked.replace('‹', '').replace('›', '');
  const edit = formatText(format, { text, start, end });
  const after = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  return `${after.slice(0, edit.start)}‹${after.slice(edit.start, edit.end)}›${after.slice(edit.end)}`;
}

describe('marks around words', () => {
  test.each<[Format, string, string]>([
    ['bold', 'a ‹b› c', 'a **‹b›** c'],
    ['bold', 'a **‹b›** c', 'a ‹b› c'],
    ['bold', 'a ‹ b ›c', 'a  **‹b›** c'],
    ['bold', '‹›', '**‹bold text›**'],
    ['italic', 'a ‹b› c', 'a *‹b›* c'],
    ['italic', 'a *‹b›* c', 'a ‹b› c'],
    ['italic', '**‹b›**', '***‹b›***'],
    ['link', 'see ‹us›', 'see [us](‹https://›)'],
    ['link', '‹https://a.test›', '[‹link text›](https://a.test)'],
    ['link', '‹›', '[link text](‹https://›)'],
  ])('%s: %s', (format, before, after) => {
    expect(apply(format, before)).toBe(after);
  });

  test('pressed twice, nothing has happened', () => {
    for (const format of ['bold', 'italic'] as const)
      expect(apply(format, apply(format, 'a ‹b c› d'))).toBe('a ‹b c› d');
  });
});

describe('marks before lines', () => {
  test.each<[Format, string, string]>([
    ['heading', 'a\nb‹›b\nc', 'a\n## bb‹›\nc'],
    ['heading', 'a\n## b‹›b\nc', 'a\nbb‹›\nc'],
    ['list', '‹a\nb›\nc', '‹- a\n- b›\nc'],
    ['list', '‹a\nb\n›c', '‹- a\n- b›\nc'],
    ['list', '- a\n‹- b\n- c›', '- a\n‹b\nc›'],
    ['list', '‹1. a\n2. b›', '‹- a\n- b›'],
    ['list-numbered', '‹a\n- b\nc›', '‹1. a\n2. b\n3. c›'],
    ['quote', '‹›', '> ‹›'],
    ['quote', '> a‹›', 'a‹›'],
  ])('%s: %j', (format, before, after) => {
    expect(apply(format, before)).toBe(after);
  });
});
