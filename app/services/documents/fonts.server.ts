import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

export type Weight = 'regular' | 'bold';

const weights: Record<Weight, number> = { regular: 400, bold: 700 };
/** The package has one file per script; the first that has a letter prints it. */
const scripts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];
/** Stands for what none of them has. */
const unknown = '?';

const require = createRequire(import.meta.url);
const opened = new Map<string, Font>();

/** Not the WOFF2 file: a subset that is made of it prints nothing. */
export function fontFile(weight: Weight, script = 'latin'): string {
  return require.resolve(`@fontsource/inter/files/inter-${script}-${weights[weight]}-normal.woff`);
}

function openFont(file: string): Font {
  const known = opened.get(file);
  if (known) return known;
  const font = openSync(file);
  if (!('layout' in font)) throw new Error(`${file} is not a single font`);
  opened.set(file, font);
  return font;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The text in pieces of one font file each, so that Latin, Cyrillic and Greek stand side by side. Whole letters with
 * their marks; what no file has becomes one question mark, and what only steers other characters goes.
 */
export function runsOf(text: string, weight: Weight): { file: string; letters: string }[] {
  const runs: { file: string; letters: string }[] = [];
  const clean = text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '');
  for (const { segment } of graphemes.segment(clean)) {
    const last = runs.at(-1);
    const file = fileFor(segment, weight, last?.file) ?? last?.file ?? fontFile(weight);
    const letters = has(file, segment) ? segment : unknown;
    if (last?.file === file) last.letters += letters;
    else runs.push({ file, letters });
  }
  return runs;
}

/** Whoever has printed the letter before goes on if it can: a space does not change the font. */
function fileFor(letter: string, weight: Weight, current: string | undefined): string | undefined {
  if (current && has(current, letter)) return current;
  return scripts.map((script) => fontFile(weight, script)).find((file) => has(file, letter));
}

function has(file: string, letter: string): boolean {
  const font = openFont(file);
  return [...letter].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}
