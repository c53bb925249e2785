import { describe, expect, test } from 'vitest';
import { parseRichText, plainText } from '~/lib/rich-text';
import type { Inline } from '~/lib/rich-text-inline';

/** Short to read: <b>, <i>, <a address>, / for a break; text as it is. */
function draw(nodes: Inline[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      if (node.kind === 'break') return '/';
      const inner = draw(node.children);
      if (node.kind === 'link') return `{${inner}|${node.address}}`;
      return node.kind === 'strong' ? `{b|${inner}}` : `{i|${inner}}`;
    })
    .join('');
}

function drawLine(source: string): string {
  const [block, ...others] = parseRichText(source);
  if (block?.kind !== 'paragraph' || others.length > 0) throw new Error('one paragraph expected');
  return draw(block.children);
}

describe('within a line', () => {
  test.each([
    ['plain', 'plain'],
    ['**bold** and *italic*', '{b|bold} and {i|italic}'],
    ['***both***', '{b|{i|both}}'],
    ['**bold *and italic***', '{b|bold {i|and italic}}'],
    ['*italic **and bold***', '{i|italic {b|and bold}}'],
    ['*a**b**c*', '{i|a{b|b}c}'],
    ['**Doors:**22h', '{b|Doors:}22h'],
    ['**a *b** c', '{b|a *b} c'],
    ['*a **b* c', '{i|a **b} c'],
    ['*a *b*', '*a {i|b}'],
    ['*a**', '{i|a}*'],
    ['a * b * c, 2 ** 3', 'a * b * c, 2 ** 3'],
    ['**never closed', '**never closed'],
    ['a****b', 'a****b'],
    [String.raw`\*as it is\* \a`, String.raw`*as it is* \a`],
    ['one\ntwo  \nthree', 'one/two/three'],
    ['**over\nlines**', '{b|over/lines}'],
    ['<b>HTML</b> &amp; <script>alert(1)</script>', '<b>HTML</b> &amp; <script>alert(1)</script>'],
    ['# not a heading', '# not a heading'],
  ])('%j', (source, drawn) => {
    expect(drawLine(source)).toBe(drawn);
  });
});

describe('links', () => {
  test.each([
    ['[us](https://limelight.test/a)', '{us|https://limelight.test/a}'],
    ['[**us** now](HTTP://limelight.test)', '{{b|us} now|http://limelight.test/}'],
    ['**[us](https://a.test)**', '{b|{us|https://a.test/}}'],
    ['[write](mailto:door@a.test?subject=Hi)', '{write|mailto:door@a.test?subject=Hi}'],
    ['[x](https://a.test/b_(c))', '{x|https://a.test/b_(c)}'],
    ['[[x](https://a.test)]', '[{x|https://a.test/}]'],
    ['[https://a.test](https://b.test)', '{https://a.test|https://b.test/}'],
    ['See https://a.test/b?c=d&e=f.', 'See {https://a.test/b?c=d&e=f|https://a.test/b?c=d&e=f}.'],
    ['(https://a.test/b)', '({https://a.test/b|https://a.test/b})'],
    ['https://a.test/b_(c)', '{https://a.test/b_(c)|https://a.test/b_(c)}'],
    ['**https://a.test**', '{b|{https://a.test|https://a.test/}}'],
    ['https://', 'https://'],
    ['xhttps://a.test', 'xhttps://a.test'],
    ['[a] (b) [c]', '[a] (b) [c]'],
    ['[x](blob:https://a.test/1)', '[x](blob:{https://a.test/1|https://a.test/1})'],
    ['[x](https://a.test/"onclick="y)', '[x]({https://a.test/|https://a.test/}"onclick="y)'],
    ['[](https://a.test)', '[]({https://a.test|https://a.test/})'],
  ])('%s', (source, drawn) => {
    expect(drawLine(source)).toBe(drawn);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\u0000script:alert(1)',
    '\u0001javascript:alert(1)',
    '\u200bjavascript:alert(1)',
    'java&#115;cript:alert(1)',
    '&#106;avascript:alert(1)',
    'javascript&colon;alert(1)',
    'javascript://a.test/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    '//a.test',
    '/admin',
    'https:a.test',
    'https://bank.test@a.test/',
    'https:\\\\a.test',
    'https://a.test/\u202egnp.exe',
    'mailto:nobody',
    `https://a.test/${'x'.repeat(2000)}`,
  ])('no link leads to %j', (address) => {
    const drawn = JSON.stringify(parseRichText(`[click](${address}) [click](<${address}>)`));
    expect(drawn).not.toContain('"link"');
    expect(drawn).toContain('[click]');
  });
});

describe('blocks', () => {
  const kinds = (source: string) => parseRichText(source).map(({ kind }) => kind);

  test('paragraphs, headings, rules', () => {
    expect(kinds('one\n\n\ntwo\r\n\r\n## Three\nfour\n### Five\n---\nsix')).toEqual([
      'paragraph',
      'paragraph',
      'heading',
      'paragraph',
      'heading',
      'rule',
      'paragraph',
    ]);
    expect(parseRichText('## *A*')).toEqual([
      {
        kind: 'heading',
        level: 3,
        children: [{ kind: 'emphasis', children: [{ kind: 'text', text: 'A' }] }],
      },
    ]);
    expect(parseRichText('### B')[0]).toMatchObject({ level: 4 });
    expect(kinds('#### no\n\n##no')).toEqual(['paragraph', 'paragraph']);
  });

  test('lists', () => {
    const items = (source: string) =>
      parseRichText(source).map((block) =>
        block.kind === 'list' ? [block.start, ...block.items.map(draw)] : block.kind,
      );
    expect(items('Bring:\n- water\n* love\n  and more\n\n• ears')).toEqual([
      'paragraph',
      [null, 'water', 'love/and more', 'ears'],
    ]);
    expect(items('3. three\n4) four\n- five')).toEqual([
      [3, 'three', 'four'],
      [null, 'five'],
    ]);
    expect(items('- one\nafter')).toEqual([[null, 'one'], 'paragraph']);
    expect(items('Until the\n30. of November')).toEqual(['paragraph']);
    expect(items('- one\n---\n- two')).toEqual([[null, 'one'], 'rule', [null, 'two']]);
  });

  test('quotes hold blocks, but only so deep', () => {
    expect(parseRichText('> a\n> - b\n\nc')).toMatchObject([
      { kind: 'quote', children: [{ kind: 'paragraph' }, { kind: 'list' }] },
      { kind: 'paragraph' },
    ]);
    const depth = JSON.stringify(parseRichText('>'.repeat(20_000))).split('"quote"').length - 1;
    expect(depth).toBe(2);
  });
});

test('plain text has the words and nothing else', () => {
  const source =
    '## Line-up\n**Ada** & [Bo](https://a.test)\nlive\n\n- one\n- two\n\n> said *she*\n\n---\n1. x';
  expect(plainText(source)).toBe('Line-up\n\nAda & Bo\nlive\n\n• one\n• two\n\nsaid she\n\n1. x');
  expect(plainText('   \n\n')).toBe('');
});

describe('hostile texts take no longer than others', () => {
  const long = 20_000;
  test.each([
    ...[
      '*',
      '[',
      '(',
      ']',
      '>',
      '\\',
      '**',
      '* a',
      '*a **b ',
      '[a](',
      '](',
      '[x](https://a.test',
      '- ',
      '1. ',
    ],
    ...['http://(', 'https://a)', 'http://http://', '\n', '> \n', '**a*', '***a ', '`', '_', '<', '&', '-'],
  ])('%j, over and over', (piece) => {
    const source = piece.repeat(long / piece.length);
    const began = process.cpuUsage();
    const tree = parseRichText(source);
    plainText(source);
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1000).toBeLessThan(1000);
    expect(deepest(tree)).toBeLessThan(12);
  });

  function deepest(value: unknown): number {
    if (typeof value !== 'object' || value === null) return 0;
    return 1 + Math.max(0, ...new Set(Object.values(value).map(deepest)));
  }

  test('twice the text takes about twice the time', () => {
    const time = (length: number) => {
      const source = '*a **b [c](d '.repeat(length);
      const began = performance.now();
      for (let run = 0; run < 5; run += 1) parseRichText(source);
      return performance.now() - began;
    };
    time(2000);
    expect(time(16_000) / time(2000)).toBeLessThan(40);
  });
});
