import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { createLru } from '~/lib/lru';
import { unpackWoff } from './unpack-woff.server';

export type Weight = 'regular' | 'bold';

const weights: Record<Weight, number> = { regular: 400, bold: 700 };
/** The package has one file per script; the first that has a letter prints it. */
const scripts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];
/** Stands for what none of them has. */
const unknown = '?';

const require = createRequire(import.meta.url);
const files = new Map<string, string>();
const opened = new Map<string, Font>();

/** Not the WOFF2 file: a subset that is made of it prints nothing. */
function fontFile(weight: Weight, script = 'latin'): string {
  const name = `inter-${script}-${weights[weight]}-normal.woff`;
  const known = files.get(name);
  if (known) return known;
  const file = require.resolve(`@fontsource/inter/files/${name}`);
  files.set(name, file);
  return file;
}

/** Opened once for all documents: unpacking a file takes longer than drawing a page. */
export function openFont(file: string): Font {
  const known = opened.get(file);
  if (known) return known;
  const font = create(unpackWoff(readFileSync(file)));
  if (!('layout' in font)) throw new Error(`${file} is not a single font`);
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
  const runs: Run[] = [];
  for (const { segment } of graphemes.segment(text.normalize('NFC').replace(/\s+/gu, ' '))) {
    const letter = segment.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '');
    if (letter === '') continue;
    const last = runs.at(-1);
    const file = fileFor(letter, weight, last?.file) ?? last?.file ?? fontFile(weight);
    const letters = has(file, letter) ? letter : unknown;
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
