import { describe, expect, it } from 'vitest';
import { isOnlyEmoji, partsOf } from './body-parts';

const ada = { id: 1, name: 'Ada' };
const vance = { id: 2, name: 'Ada Vance' };

describe('the parts of a message', () => {
  it('are links and text', () => {
    expect(partsOf('See https://limelight.test/a?b=c. Now', [])).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'link', text: 'https://limelight.test/a?b=c', address: 'https://limelight.test/a?b=c' },
      { kind: 'text', text: '. Now' },
    ]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    'data:text/html,<b>x</b>',
    'https://bank.example@elsewhere.example',
  ])('leave %s as it is', (body) => {
    expect(partsOf(body, []).map(({ kind }) => kind)).not.toContain('link');
    expect(
      partsOf(body, [])
        .map(({ text }) => text)
        .join(''),
    ).toBe(body);
  });

  it('are the people who are meant, the longest name first', () => {
    expect(partsOf('Hi @Ada Vance and @Ada!', [ada, vance])).toEqual([
      { kind: 'text', text: 'Hi ' },
      { kind: 'mention', text: '@Ada Vance', userId: 2 },
      { kind: 'text', text: ' and ' },
      { kind: 'mention', text: '@Ada', userId: 1 },
      { kind: 'text', text: '!' },
    ]);
  });

  it('never lose a character', () => {
    const body = 'h http:// @ @Bo https://a.example/(x) 🔥 HTTPS://B.example\n\nend';
    expect(
      partsOf(body, [ada])
        .map(({ text }) => text)
        .join(''),
    ).toBe(body);
  });
});

it.each([
  ['🔥', true],
  ['❤️ 🙌🏽', true],
  ['🔥🔥🔥🔥', false],
  ['ok 🔥', false],
  ['', false],
])('%s is only emoji: %s', (body, expected) => {
  expect(isOnlyEmoji(body)).toBe(expected);
});
