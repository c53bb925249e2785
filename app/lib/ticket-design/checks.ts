import { contrast, luminance } from '../contrast.ts';
import type { DesignElement, TicketDesign } from './document.ts';
import { elementOn } from './elements.ts';
import { boxOf, codeModules, codeSquare, layoutTicket, quietModules } from './layout.ts';
import type { Box, Mark, QrMark, TextMark } from './marks.ts';
import { measureText } from './measure.ts';
import { sampleFacts } from './samples.ts';
import { type SizeName, sizeNames, ticketSizes } from './sizes.ts';

type ProblemCode =
  | 'code_too_small'
  | 'code_off_page'
  | 'code_covered'
  | 'code_contrast'
  | 'code_inverted'
  | 'code_unreadable'
  | 'text_off_page'
  | 'text_cut'
  | 'text_contrast';

export type Problem = {
  code: ProblemCode;
  /** An error refuses the design, a warning is for whoever designs. */
  level: 'error' | 'warning';
  elementId: string;
  size: SizeName;
  words: string;
};

/** Dark to light, of the code; less and cheap cameras miss it in a dim queue. */
const leastCodeContrast = 4.5;
const leastTextContrast = 3;
/** Points that roundings may be off. */
const slack = 0.25;

/** What would keep tickets of this design from being read, on one size. */
export function checkDesign(design: TicketDesign, size: SizeName): Problem[] {
  const marks = layoutTicket(design, size, sampleFacts.longest, measureText);
  const at = marks.findIndex(({ kind }) => kind === 'qr');
  const code = marks[at];
  if (code?.kind !== 'qr') return [];
  return [...checkCode(code, marks.slice(at + 1), size), ...checkTexts(marks, size)];
}

export function checkAllSizes(design: TicketDesign): Problem[] {
  return sizeNames.flatMap((size) => checkDesign(design, size));
}

function checkCode(code: QrMark, above: Mark[], size: SizeName): Problem[] {
  const page = ticketSizes[size];
  const problem = (code_: ProblemCode, words: string): Problem => ({
    code: code_,
    level: 'error',
    elementId: code.id,
    size,
    words,
  });
  const problems: Problem[] = [];
  const smallest = smallestCode(size);
  if (code.size < smallest - slack)
    problems.push(
      problem(
        'code_too_small',
        `The code is too small to be read on ${page.label}: make it at least ${lengthWords(smallest, size)} wide.`,
      ),
    );
  if (
    code.x < -slack ||
    code.y < -slack ||
    code.x + code.size > page.width + slack ||
    code.y + code.size > page.height + slack
  )
    problems.push(problem('code_off_page', 'The code reaches over the edge of the page: move it inside.'));
  if (luminance(code.dark) >= luminance(code.light))
    problems.push(
      problem('code_inverted', 'The code is light on dark, which many scanners do not read: swap the two.'),
    );
  else if (contrast(code.dark, code.light) < leastCodeContrast)
    problems.push(
      problem('code_contrast', 'The code is too pale to be read: choose a darker code or a lighter plate.'),
    );
  const covering = above.find((mark) => overlaps(boundsOf(mark), code));
  if (covering)
    problems.push({
      ...problem(
        'code_covered',
        'Something lies over the code or the quiet space around it: move it away or below the code.',
      ),
      elementId: covering.id,
    });
  return problems;
}

/** How wide the code has to be on this size at least, with its quiet zone, in points. */
export function smallestCode(size: SizeName): number {
  return ticketSizes[size].smallestModule * (codeModules + 2 * quietModules);
}

/** How wide the code of an element is drawn on a size, in points. */
export function codeSizeOf(element: DesignElement, size: SizeName): number {
  const own = elementOn(element, size);
  return codeSquare(own, boxOf(own, ticketSizes[size])).size;
}

function lengthWords(points: number, size: SizeName): string {
  return size === 'phone' ? `${Math.ceil(points)} px` : `${Math.ceil((points * 25.4) / 72)} mm`;
}

function checkTexts(marks: Mark[], size: SizeName): Problem[] {
  const page = ticketSizes[size];
  const problems = marks.flatMap((mark, at): Problem[] => {
    if (mark.kind !== 'text') return [];
    const warning = (code: ProblemCode, words: string): Problem => ({
      code,
      level: 'warning',
      elementId: mark.id,
      size,
      words,
    });
    const { x, y, width, height } = boundsOf(mark);
    const isOff = x < -1 || y < -1 || x + width > page.width + 1 || y + height > page.height + 1;
    const ground = groundOf(mark, marks.slice(0, at));
    return [
      ...(isOff ? [warning('text_off_page', 'This text reaches over the edge of the page.')] : []),
      ...(mark.text.endsWith('…')
        ? [warning('text_cut', 'The longest texts are cut off here: give them more room.')]
        : []),
      ...(ground && contrast(ground, mark.colour) < leastTextContrast
        ? [warning('text_contrast', 'This text is hard to read on its ground: choose another colour.')]
        : []),
    ];
  });
  // A text of three lines has one problem, not three.
  return [...new Map(problems.map((one) => [`${one.code} ${one.elementId}`, one])).values()];
}

/** The one colour that a line stands on; none where it is a picture or runs through several. */
function groundOf(mark: TextMark, below: Mark[]): string | undefined {
  const line = boundsOf(mark);
  for (const ground of below.toReversed()) {
    if (ground.kind === 'text' || ground.kind === 'line' || !overlaps(boundsOf(ground), line)) continue;
    if (ground.kind === 'qr') return ground.light;
    if (ground.kind !== 'rect' || ground.opacity < 1) return undefined;
    if (ground.stroke > 0) continue;
    return ground.colour;
  }
  return undefined;
}

export function boundsOf(mark: Mark): Box {
  if (mark.kind === 'qr') return { x: mark.x, y: mark.y, width: mark.size, height: mark.size };
  if (mark.kind === 'line')
    return {
      x: Math.min(mark.x1, mark.x2),
      y: Math.min(mark.y1, mark.y2) - mark.width / 2,
      width: Math.abs(mark.x2 - mark.x1),
      height: Math.abs(mark.y2 - mark.y1) + mark.width,
    };
  if (mark.kind !== 'text') return mark;
  const left = { left: 0, centre: 0.5, right: 1 }[mark.align];
  return {
    x: mark.x - mark.width * left,
    y: mark.y - mark.size * 0.75,
    width: mark.width,
    height: mark.size * 0.95,
  };
}

export function overlaps(one: Box, other: Box | QrMark): boolean {
  const [width, height] = 'size' in other ? [other.size, other.size] : [other.width, other.height];
  return (
    one.x < other.x + width - slack &&
    one.x + one.width > other.x + slack &&
    one.y < other.y + height - slack &&
    one.y + one.height > other.y + slack
  );
}
