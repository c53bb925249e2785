import { openFont, runsOf, type Weight } from './fonts.server';

export type Pdf = PDFKit.PDFDocument;
export type Style = { weight?: Weight; size: number; colour: string; tracking?: number };

const ellipsis = '…';

function widthOf(doc: Pdf, text: string, style: Style): number {
  return runsOf(text, style.weight ?? 'regular').reduce(
    (sum, { file, letters }) => sum + widthOfRun(doc, file, letters, style),
    0,
  );
}

function widthOfRun(doc: Pdf, file: string, letters: string, { size, tracking = 0 }: Style): number {
  return chooseFont(doc, file).fontSize(size).widthOfString(letters) + tracking * [...letters].length;
}

const fontsOf = new WeakMap<Pdf, Set<string>>();

function chooseFont(doc: Pdf, file: string): Pdf {
  const known = fontsOf.get(doc) ?? new Set();
  fontsOf.set(doc, known);
  // A document takes an opened font as well; its types do not say so.
  if (!known.has(file)) doc.registerFont(file, openFont(file) as unknown as Buffer);
  known.add(file);
  return doc.font(file);
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

type Baseline = Style & { align: 'left' | 'centre' | 'right'; opacity: number };

/** One line on its baseline, which begins, has its middle or ends at x. */
export function drawOnBaseline(doc: Pdf, text: string, x: number, y: number, style: Baseline): void {
  const { tracking = 0 } = style;
  const runs = runsOf(text, style.weight ?? 'regular').map(({ file, letters }) => ({
    file,
    letters,
    width: widthOfRun(doc, file, letters, style),
  }));
  const width = runs.reduce((sum, run) => sum + run.width, -tracking);
  let pen = x - width * { left: 0, centre: 0.5, right: 1 }[style.align];
  for (const run of runs) {
    chooseFont(doc, run.file)
      .fontSize(style.size)
      .fillColor(style.colour, style.opacity)
      .text(run.letters, pen, y, { lineBreak: false, characterSpacing: tracking, baseline: 'alphabetic' });
    pen += run.width;
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
