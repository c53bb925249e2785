import { type Face, measure } from '~/services/social-picture/lettering.server';

type Box = { width: number; height: number };
export type SetTitle = { lines: string[]; size: number; leading: number };

const sizes = [112, 104, 96, 88, 80, 72, 66, 60, 54];
const mostLines = 3;
/** Display type is set tight. */
const leadingShare = 1.02;

/** As large as it fits on three lines; what is too long even in the smallest size ends with an ellipsis. */
export function setTitle(title: string, box: Box): SetTitle {
  const smallest = sizes.at(-1) ?? 54;
  for (const size of sizes) {
    const leading = Math.round(size * leadingShare);
    const lines = breakLines(title, box.width / size);
    const fits = lines.every((line) => measure(line, 'display') * size <= box.width);
    if (fits && lines.length <= Math.min(mostLines, Math.floor(box.height / leading))) {
      return { lines: balance(title, lines, box.width / size), size, leading };
    }
  }
  const ems = box.width / smallest;
  const [first = '', second = '', ...rest] = breakLines(splitLongWords(title, ems), ems);
  const third = cutLine(rest.join(' '), 'display', ems, rest.length > 1);
  const lines = [first, second, third].filter((line) => line !== '');
  return { lines, size: smallest, leading: Math.round(smallest * leadingShare) };
}

/** One line, ended by an ellipsis where it is too long or where more was to come. */
export function cutLine(text: string, face: Face, ems: number, isCut = false): string {
  if (!isCut && measure(text, face) <= ems) return text;
  const shortened = longestStart(text, (start) => measure(`${start}…`, face) <= ems);
  // At the end of a word where that does not leave the line half empty.
  const words = shortened.replace(/ \S*$/u, '');
  const kept = words.length > shortened.length * 0.6 ? words : shortened;
  return `${kept.replace(/[\s.,:;&–-]+$/u, '')}…`;
}

/** By halves: a hostile text has hundreds of letters, and each try lays them out. */
function longestStart(text: string, fits: (start: string) => boolean): string {
  const letters = [...text];
  let [fitting, tooLong] = [0, letters.length + 1];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(letters.slice(0, middle).join(''))) fitting = middle;
    else tooLong = middle;
  }
  return letters.slice(0, fitting).join('');
}

function breakLines(text: string, ems: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && measure(longer, 'display') <= ems) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The narrowest setting with as many lines, so that no word stands alone at the end. */
function balance(text: string, lines: string[], ems: number): string[] {
  for (let share = 0.5; share < 1; share += 0.05) {
    const narrow = breakLines(text, ems * share);
    const fits = narrow.every((line) => measure(line, 'display') <= ems);
    if (fits && narrow.length === lines.length) return narrow;
  }
  return lines;
}

function splitLongWords(text: string, ems: number): string {
  return text
    .split(' ')
    .flatMap((word) => {
      const parts = [''];
      for (const letter of word) {
        const longer = (parts.at(-1) ?? '') + letter;
        if (measure(longer, 'display') > ems) parts.push(letter);
        else parts[parts.length - 1] = longer;
      }
      return parts;
    })
    .join(' ');
}
