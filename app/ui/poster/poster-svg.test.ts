import { expect, test } from 'vitest';
import { type PosterKind, posterSvg } from '~/ui/poster/poster-svg';

const kinds: PosterKind[] = ['event', 'artist', 'venue', 'promoter', 'genre', 'user'];
const sheet = kinds.flatMap((kind) => Array.from({ length: 60 }, (_, id) => posterSvg({ kind, id })));

/** Every tag is closed in order and every attribute is quoted: enough of XML for what we write. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<&]*")*)(\/?)>/g,
    (_, closing, name, _attributes, empty) => {
      if (closing) return open.pop() === name ? '' : '<';
      if (!empty) open.push(name);
      return '';
    },
  );
  return open.length === 0 && !rest.includes('<') && !rest.includes('>');
}

test('the same subject always gets the same art', () => {
  expect(posterSvg({ kind: 'event', id: 7 })).toBe(posterSvg({ kind: 'event', id: 7 }));
  expect(posterSvg({ kind: 'event', id: 7 })).toBe(posterSvg({ kind: 'event', id: '7' }));
});

test('no two subjects share theirs', () => {
  expect(new Set(sheet).size).toBe(sheet.length);
});

test('all of it is well-formed, light and without script', () => {
  for (const svg of sheet) {
    expect(isWellFormed(svg), svg).toBe(true);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|javascript:| on\w+=|href="/i);
    expect(svg.length).toBeLessThan(8000);
  }
});

test('a title is text, whatever it contains', () => {
  const svg = posterSvg({ kind: 'event', id: 1, title: '</title><script>alert("x")</script> & co\u0000' });
  expect(svg).toContain('<title>&lt;/title&gt;&lt;script&gt;alert("x")&lt;/script&gt; &amp; co</title>');
  expect(isWellFormed(svg)).toBe(true);
});
