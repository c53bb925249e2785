import { runsOf, type Weight } from './fonts.server';

export type Pdf = PDFKit.PDFDocument;
export type Style = { weight?: Weight; size: number; colour: string; tracking?: number };

const ellipsis = '…';

export function widthOf(doc: Pdf, text: string, style: Style): number {
  return runsOf(text, style.weight ?? 'regular').reduce(
    (sum, { file, letters }) => sum + widthOfRun(doc, file, letters, style),
    0,
  );
}

function widthOfRun(doc: Pdf, file: string, letters: string, { size, tracking = 0 }: Style): number {
  return doc.font(file).fontSize(size).widthOfString(letters) + tracking * [...letters].length;
}

/** One line whose upper edge is at y. */
export function drawLine(doc: Pdf, text: string, x: number, y: number, style: Style): void {
  let pen = x;
  for (const { file, letters } of runsOf(text, style.weight ?? 'regular')) {
    const width = widthOfRun(doc, file, letters, style);
    doc
      .fillColor(style.colour)
      .text(letters, pen, y, { lineBreak: false, characterSpacing: style.tracking ?? 0 });
    pen += width;
  }
}

export function drawLineRight(doc: Pdf, text: string, right: number, y: number, style: Style): void {
  drawLine(doc, text, right - widthOf(doc, text, style), y, style);
}

/** Lines below each other; answers where the next thing begins. */
export function drawLines(
  doc: Pdf,
  lines: string[],
  x: number,
  y: number,
  style: Style,
  leading = 1.3,
): number {
  for (const [index, line] of lines.entries())
    drawLine(doc, line, x, y + index * style.size * leading, style);
  return y + lines.length * style.size * leading;
}

/** Breaks a text into lines of that width; what is too much ends with an ellipsis. */
export function wrap(doc: Pdf, text: string, style: Style, width: number, most: number): string[] {
  const fits = (line: string) => widthOf(doc, line, style) <= width;
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/u)) {
    const line = lines.at(-1);
    const longer = line ? `${line} ${word}` : word;
    if (line !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(...(fits(word) ? [word] : pieces(word, fits)));
    if (lines.length > most) return [...lines.slice(0, most - 1), cut(lines[most - 1] ?? '', fits)];
  }
  return lines;
}

/** A word that is wider than the line goes on in the next. */
function pieces(word: string, fits: (line: string) => boolean): string[] {
  const made: string[] = [''];
  for (const letter of word) {
    const longer = `${made.at(-1)}${letter}`;
    if (made.at(-1) === '' || fits(longer)) made[made.length - 1] = longer;
    else made.push(letter);
  }
  return made;
}

function cut(line: string, fits: (line: string) => boolean): string {
  let letters = [...line];
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}${ellipsis}`))
    letters = letters.slice(0, -1);
  return `${letters.join('').trimEnd()}${ellipsis}`;
}

/** The largest of these sizes at which the text needs no more lines than allowed. */
export function fitText(
  doc: Pdf,
  text: string,
  style: Omit<Style, 'size'>,
  sizes: readonly [number, ...number[]],
  width: number,
  most: number,
): { lines: string[]; size: number } {
  for (const size of sizes) {
    const lines = wrap(doc, text, { ...style, size }, width, most);
    if (!lines.at(-1)?.endsWith(ellipsis) && !lines.some((line) => line === '')) return { lines, size };
  }
  const size = sizes.at(-1) ?? sizes[0];
  return { lines: wrap(doc, text, { ...style, size }, width, most), size };
}
