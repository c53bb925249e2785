import { coverBox, holdAll } from './crop.ts';
import type { DesignElement, TicketDesign } from './document.ts';
import { elementOn, isPicture } from './elements.ts';
import type { TicketFacts } from './facts.ts';
import { layGround } from './ground.ts';
import { layWords, type Sheet } from './lay-words.ts';
import type { Mark, Measure, QrMark } from './marks.ts';
import { type SizeName, scaleOf, ticketSizes } from './sizes.ts';
import { liveNotice, wordsOf } from './words.ts';

/** Modules of a ticket's code (app/lib/qr.ts), and of the white around it without which it is not found. */
export const codeModules = 41;
export const quietModules = 4;
const wholeCode = codeModules + 2 * quietModules;

/**
 * THE geometry of a ticket: where everything stands, in points, with texts broken into lines and sized. The screen, the
 * PDF and the designer's preview draw these marks and decide nothing.
 */
export function layoutTicket(
  design: TicketDesign,
  size: SizeName,
  facts: TicketFacts,
  measure: Measure,
): Mark[] {
  const sheet: Sheet = { page: ticketSizes[size], scale: scaleOf(ticketSizes[size]), measure };
  return [
    ...layGround(design, size, facts.eventId),
    ...design.elements
      .map((element) => elementOn(element, size))
      .filter(({ isHidden }) => !isHidden)
      .flatMap((element) => layElement(element, facts, sheet)),
  ];
}

/** The box of an element in points. */
export function boxOf(
  { x, y, w, h }: Pick<DesignElement, 'x' | 'y' | 'w' | 'h'>,
  { width, height }: { width: number; height: number },
) {
  return {
    x: (x * width) / 1000,
    y: (y * height) / 1000,
    width: (w * width) / 1000,
    height: (h * height) / 1000,
  };
}

function layElement(element: DesignElement, facts: TicketFacts, sheet: Sheet): Mark[] {
  const box = boxOf(element, sheet.page);
  if (element.kind === 'box') return layBox(element, box, sheet);
  if (element.kind === 'code') return layCode(element, box, facts, sheet);
  if (!isPicture(element.kind)) return layWords(element, wordsOf(element, facts), box, sheet);
  const { id, picture, opacity } = element;
  if (picture === null) return [];
  const seen = element.fit === 'cover' ? box : holdAll(box, picture, element);
  return [
    {
      kind: 'picture',
      id,
      pictureId: picture.id,
      ...seen,
      image: element.fit === 'cover' ? coverBox(box, picture, element) : seen,
      radius: element.radius * sheet.scale,
      opacity: opacity / 100,
      isGrey: sheet.page.isMono,
    },
  ];
}

type Box = ReturnType<typeof boxOf>;

function layBox(
  { id, colour, opacity, radius, look }: DesignElement,
  box: Box,
  { page, scale }: Sheet,
): Mark[] {
  const ink = { id, colour: page.isMono ? '#000000' : colour, opacity: opacity / 100 };
  if (look === 'perforation') {
    const y = box.y + box.height / 2;
    return [
      {
        kind: 'line',
        ...ink,
        x1: box.x,
        y1: y,
        x2: box.x + box.width,
        y2: y,
        width: scale,
        dash: [3 * scale, 4 * scale],
      },
    ];
  }
  // Filled areas would be a burnt black block, or grey noise.
  if (page.isMono && look === 'fill') return [];
  return [
    { kind: 'rect', ...ink, ...box, radius: radius * scale, stroke: look === 'outline' ? 1.2 * scale : 0 },
  ];
}

/** The largest square that the box has room for. */
export function codeSquare(element: DesignElement, box: Box): { x: number; y: number; size: number } {
  const size = Math.min(box.width, box.height);
  const across = { left: 0, centre: 0.5, right: 1 }[element.align];
  const down = { top: 0, middle: 0.5, bottom: 1 }[element.valign];
  return { x: box.x + (box.width - size) * across, y: box.y + (box.height - size) * down, size };
}

function layCode(element: DesignElement, box: Box, facts: TicketFacts, sheet: Sheet): Mark[] {
  const { x, y, size } = codeSquare(element, box);
  const { isMono } = sheet.page;
  const mark: QrMark = {
    kind: 'qr',
    id: element.id,
    x,
    y,
    size,
    quiet: (size * quietModules) / wholeCode,
    dark: isMono ? '#000000' : element.colour,
    light: isMono ? '#ffffff' : element.light,
    radius: Math.min(element.radius * sheet.scale, size * 0.06),
  };
  return facts.isLiveOnPaper ? layLiveNotice(element, mark, sheet) : [mark];
}

/** A code that stands still would be refused, after a walk and a wait. */
function layLiveNotice(
  element: DesignElement,
  { x, y, size, dark, light, radius }: QrMark,
  sheet: Sheet,
): Mark[] {
  const inner = { x: x + size * 0.09, width: size * 0.82 };
  const said = { ...element, colour: dark, align: 'left' as const, label: '', tracking: 0, opacity: 100 };
  const plate = { kind: 'rect' as const, id: element.id, opacity: 1, stroke: 0 };
  return [
    { ...plate, x, y, width: size, height: size, colour: light, radius },
    ...layWords(
      { ...said, font: 'text', weight: 'bold', size: (size * 0.085) / sheet.scale, valign: 'bottom' },
      liveNotice.heading,
      { ...inner, y: y + size * 0.08, height: size * 0.3 },
      sheet,
    ),
    ...layWords(
      { ...said, font: 'text', weight: 'regular', size: (size * 0.06) / sheet.scale, valign: 'top' },
      liveNotice.text,
      { ...inner, y: y + size * 0.44, height: size * 0.48 },
      sheet,
    ),
  ];
}
