import type { Face, Lettering, Measure } from './marks.ts';

const ellipsis = '…';
/** A text gets no smaller than this share of what was asked for, and no smaller than so many points. */
const least = 0.55;
const leastPoints = 5;
const step = 0.94;

export type SetText = { lines: string[]; size: number; isCut: boolean };
type Style = Face & { size: number /** In ems. */; tracking: number };

/** From one baseline to the next, in ems. */
export function leadingOf({ font }: Face): number {
  return font === 'display' ? 1.04 : 1.26;
}

/** How high lines stand, from the top of the first to below the descenders of the last. */
export function heightOf(lines: number, size: number, face: Face): number {
  return ((lines - 1) * leadingOf(face) + 1) * size;
}

/** The text in lines that have room in the box: smaller where it is too much, cut off where that is not enough. */
export function setText(
  text: string,
  style: Style,
  width: number,
  height: number,
  measure: Measure,
): SetText {
  const words = tidy(text);
  if (words === '') return { lines: [], size: style.size, isCut: false };
  const smallest = Math.min(style.size, Math.max(leastPoints, style.size * least));
  for (let size = style.size; ; size = Math.max(smallest, size * step)) {
    const { lines, hasBrokenWord } = breakLines(words, fitting(style, size, width, measure));
    const isFitting = heightOf(lines.length, size, style) <= height + 0.5;
    if (isFitting && (!hasBrokenWord || size === smallest)) {
      const isHeadline = style.font === 'display' && !hasBrokenWord;
      const even = isHeadline ? balance(words, lines, style, size, width, measure) : lines;
      return { lines: even, size, isCut: false };
    }
    if (size === smallest) return cutLines(lines, size, style, width, height, measure);
  }
}

function cutLines(
  lines: string[],
  size: number,
  style: Style,
  width: number,
  height: number,
  measure: Measure,
): SetText {
  const most = Math.max(1, Math.floor((height / size - 1) / leadingOf(style) + 1 + 0.01));
  if (lines.length <= most) return { lines, size, isCut: false };
  const fits = fitting(style, size, width, measure);
  return { lines: [...lines.slice(0, most - 1), cut(lines[most - 1] ?? '', fits)], size, isCut: true };
}

/** Headlines: the narrowest setting with as many lines, so that no word stands alone at the end. */
function balance(
  text: string,
  lines: string[],
  style: Style,
  size: number,
  width: number,
  measure: Measure,
): string[] {
  for (let share = 0.5; lines.length > 1 && share < 1; share += 0.05) {
    const { lines: narrow, hasBrokenWord } = breakLines(text, fitting(style, size, width * share, measure));
    if (!hasBrokenWord && narrow.length === lines.length) return narrow;
  }
  return lines;
}

type Fits = (line: string) => boolean;

function fitting(style: Style, size: number, width: number, measure: Measure): Fits {
  const lettering: Lettering = {
    font: style.font,
    weight: style.weight,
    size,
    tracking: style.tracking * size,
  };
  return (line) => measure(line, lettering) <= width + 0.01;
}

function breakLines(text: string, fits: Fits): { lines: string[]; hasBrokenWord: boolean } {
  const lines: string[] = [];
  let hasBrokenWord = false;
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (fits(longer)) lines.splice(-1, 1, longer);
    else if (fits(word)) lines.push(word);
    else {
      hasBrokenWord = true;
      lines.push(...pieces(word, fits));
    }
  }
  return { lines, hasBrokenWord };
}

/** A word that is wider than the line goes on in the next. */
function pieces(word: string, fits: Fits): string[] {
  const made: string[] = [''];
  for (const letter of word) {
    const longer = `${made.at(-1)}${letter}`;
    if (made.at(-1) === '' || fits(longer)) made[made.length - 1] = longer;
    else made.push(letter);
  }
  return made;
}

function cut(line: string, fits: Fits): string {
  let letters = [...line];
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}${ellipsis}`))
    letters = letters.slice(0, -1);
  return `${letters.join('').trimEnd()}${ellipsis}`;
}

/** One line of whole letters; what only steers other characters goes. */
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Co}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu, '')
    .trim();
}
