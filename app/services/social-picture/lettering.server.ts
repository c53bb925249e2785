import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';
import { createLru } from '~/lib/lru';

/** `display` is drawn for large sizes, `text` for small ones. Both are extra bold, as a thumbnail needs it. */
export type Face = 'display' | 'text';

const files: Record<Face, string> = { display: 'opsz', text: 'wght' };
const scripts = ['latin', 'latin-ext', 'vietnamese'];

const require = createRequire(import.meta.url);
const opened = new Map<string, Font>();

/** From the package itself: a machine need not have any fonts, and the pages' own differ by browser. */
function openFont(face: Face, script: string): Font {
  const name = `bricolage-grotesque-${script}-${files[face]}-normal.woff2`;
  const known = opened.get(name);
  if (known) return known;
  const font = openSync(require.resolve(`@fontsource-variable/bricolage-grotesque/files/${name}`));
  if (!('layout' in font)) throw new Error(`${name} is not a single font`);
  opened.set(name, font);
  return font;
}

function fontFor(face: Face, character: string): Font | undefined {
  for (const script of scripts) {
    const font = openFont(face, script);
    if (font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) return font;
  }
  return undefined;
}

/** The characters that our type has, in single spaces. Emoji and what only steers other characters go. */
export function keepDrawable(text: string): string {
  const characters = [...text.normalize('NFC').replace(/\s+/gu, ' ')];
  return characters
    .filter((character) => !/[\p{C}\p{Extended_Pictographic}]/u.test(character) && fontFor('text', character))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

type Shape = { outline: string; x: number; y: number };
type Lettering = { shapes: Shape[]; width: number };

/** Lines are tried out with the same words again and again, and laying them out is slow. */
const wordWidths = createLru<number>({ bytes: 1024 * 1024 });

/** In ems: one em is the size of the type. */
export function measure(text: string, face: Face): number {
  const words = text.split(' ').map((word) => measureWord(word, face));
  return words.reduce((sum, word) => sum + word, 0) + (words.length - 1) * measureWord(' ', face);
}

function measureWord(word: string, face: Face): number {
  const key = `${face} ${word}`;
  const known = wordWidths.get(key);
  if (known !== undefined) return known;
  const { width } = shape(word, face);
  wordWidths.set(key, width, 100 + key.length * 2);
  return width;
}

/** The text as an SVG group of outlines whose baseline begins at x, y. */
export function drawText(
  text: string,
  face: Face,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): string {
  const paths = shape(text, face).shapes.map(
    (letter) => `<path d="${letter.outline}" transform="translate(${letter.x} ${letter.y})"/>`,
  );
  const scale = size / unitsPerEm;
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

const unitsPerEm = 1000;

function shape(text: string, face: Face): Lettering {
  const shapes: Shape[] = [];
  let pen = 0;
  for (const { font, letters } of runsOf(text, face)) {
    const { glyphs, positions } = font.layout(letters);
    const scale = unitsPerEm / font.unitsPerEm;
    glyphs.forEach((glyph, at) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
      shapes.push({ outline: glyph.path.toSVG(), x: pen + xOffset * scale, y: yOffset * scale });
      pen += xAdvance * scale;
    });
  }
  return { shapes, width: pen / unitsPerEm };
}

/** Neighbouring letters of one font stay together, so that they are kerned. */
function runsOf(text: string, face: Face): { font: Font; letters: string }[] {
  const runs: { font: Font; letters: string }[] = [];
  for (const letter of text) {
    const font = fontFor(face, letter);
    if (!font) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.letters += letter;
    else runs.push({ font, letters: letter });
  }
  return runs;
}
