import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { createLru } from '~/lib/lru';
import { unpackWoff } from './unpack-woff.server';
import { unpackWoff2 } from './unpack-woff2.server';

/** `display` is the type of headlines: Latin letters in one weight; the bold text font prints the others. */
export type Weight = 'regular' | 'bold' | 'display';

/** The packages have one file per script; the first that has a letter prints it. Not Inter's WOFF2 files: see there. */
const inter = (weight: number) =>
  ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'].map(
    (script) => `@fontsource/inter/files/inter-${script}-${weight}-normal.woff`,
  );
const filesOf: Record<Weight, readonly string[]> = {
  regular: inter(400),
  bold: inter(700),
  display: [
    ...['latin', 'latin-ext'].map(
      (script) =>
        `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${script}-opsz-normal.woff2`,
    ),
    ...inter(700),
  ],
};
/** Stands for what none of them has. */
const unknown = '?';

const require = createRequire(import.meta.url);
const opened = new Map<string, Font>();

/** Opened once for all documents: unpacking a file takes longer than drawing a page. */
export function openFont(file: string): Font {
  const known = opened.get(file);
  if (known) return known;
  const packed = readFileSync(require.resolve(file));
  const font = create(file.endsWith('.woff2') ? unpackWoff2(packed) : unpackWoff(packed));
  if (!('layout' in font)) throw new Error(`${file} is not a single font`);
  // A glyph remembers the letter that it was first asked for with, and documents tell it to whoever copies their text.
  // One that was a part of another first, as the dotless i of i, would know none.
  for (const point of font.characterSet) font.glyphForCodePoint(point);
  opened.set(file, font);
  return font;
}

type Run = { file: string; letters: string };

/** The same words stand on every page, and lines are tried out with them again and again. */
const known = createLru<readonly Run[]>({ bytes: 1024 * 1024 });
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The text in pieces of one font file each, so that Latin, Cyrillic and Greek stand side by side. Whole letters with
 * their marks; what no file has becomes one question mark, and what only steers other characters goes.
 */
export function runsOf(text: string, weight: Weight): readonly Run[] {
  const key = `${weight} ${text}`;
  const runs = known.get(key) ?? splitIntoRuns(text, weight);
  known.set(key, runs, 200 + key.length * 4);
  return runs;
}

function splitIntoRuns(text: string, weight: Weight): Run[] {
  const [first = ''] = filesOf[weight];
  const runs: Run[] = [];
  for (const { segment } of graphemes.segment(text.normalize('NFC').replace(/\s+/gu, ' '))) {
    const letter = segment.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '');
    if (letter === '') continue;
    const last = runs.at(-1);
    const file = fileFor(letter, weight, last?.file) ?? last?.file ?? first;
    const letters = has(file, letter) ? letter : unknown;
    if (last?.file === file) last.letters += letters;
    else runs.push({ file, letters });
  }
  return runs;
}

/** Whoever has printed the letter before goes on if it can, so that a space does not change the font. */
function fileFor(letter: string, weight: Weight, current: string | undefined): string | undefined {
  // Except in headlines: a browser goes back to their own font at the next letter that it has.
  const isOwn = weight !== 'display' || current?.endsWith('.woff2');
  if (current && isOwn && has(current, letter)) return current;
  return filesOf[weight].find((file) => has(file, letter));
}

function has(file: string, letter: string): boolean {
  const font = openFont(file);
  return [...letter].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}
