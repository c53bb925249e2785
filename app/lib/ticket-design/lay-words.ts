import type { DesignElement } from './document.ts';
import type { Box, Face, Mark, Measure, TextMark } from './marks.ts';
import { heightOf, leadingOf, setText } from './set-text.ts';
import type { TicketSize } from './sizes.ts';

export type Sheet = { page: TicketSize; scale: number; measure: Measure };
type Words = Pick<
  DesignElement,
  | 'id'
  | 'align'
  | 'valign'
  | 'font'
  | 'weight'
  | 'size'
  | 'colour'
  | 'tracking'
  | 'label'
  | 'opacity'
  | 'uppercase'
>;

/** From the top of a line to its baseline, in ems: a little above the capitals. */
const ascent = 0.8;
const labelSize = 0.62;
const labelTracking = 0.06;
const leastLabel = 4.5;
/** Of the label, from its top to the top of what it names, in its own ems. */
const labelRoom = 1.5;

/** The lines of a text in its box, with its label above. */
export function layWords(element: Words, text: string, box: Box, sheet: Sheet): Mark[] {
  if (text.trim() === '') return [];
  const asked = element.size * sheet.scale;
  const label = element.label
    ? { size: Math.max(leastLabel, Math.min(asked * labelSize, 8.5 * sheet.scale)) }
    : null;
  const room = label ? label.size * labelRoom : 0;
  const face: Face = { font: element.font, weight: element.font === 'display' ? 'bold' : element.weight };
  const tracking = element.tracking / 100;
  const { lines, size } = setText(
    text,
    { ...face, size: asked, tracking },
    box.width,
    box.height - room,
    sheet.measure,
  );
  const free = Math.max(0, box.height - room - heightOf(lines.length, size, face));
  const top = box.y + free * { top: 0, middle: 0.5, bottom: 1 }[element.valign];
  const line = lineIn(element, box, sheet);
  return [
    ...(label
      ? [
          line(
            element.label.toUpperCase(),
            { font: 'text', weight: 'bold' },
            label.size,
            labelTracking,
            top + label.size * ascent,
            0.72,
          ),
        ]
      : []),
    ...lines.map((words, n) =>
      line(words, face, size, tracking, top + room + size * (ascent + n * leadingOf(face)), 1),
    ),
  ];
}

function lineIn(element: Words, box: Box, { page, measure }: Sheet) {
  const across = { left: 0, centre: 0.5, right: 1 }[element.align];
  return (text: string, face: Face, size: number, ems: number, y: number, strength: number): TextMark => {
    const lettering = { ...face, size, tracking: ems * size };
    return {
      kind: 'text',
      id: element.id,
      x: box.x + box.width * across,
      y,
      text,
      width: measure(text, lettering),
      ...lettering,
      colour: page.isMono ? '#000000' : element.colour,
      opacity: page.isMono ? 1 : (element.opacity / 100) * strength,
      align: element.align,
    };
  };
}
