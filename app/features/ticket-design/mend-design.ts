import { checkDesign, type Problem, smallestCode } from '~/lib/ticket-design/checks';
import type { DesignElement, TicketDesign } from '~/lib/ticket-design/document';
import { elementOn } from '~/lib/ticket-design/elements';
import { ticketSizes } from '~/lib/ticket-design/sizes';
import { type Box, moveBox, shiftInside } from './boxes';
import { boxOn, changeElements, placeElements, setOn } from './element-boxes';
import { stackElement } from './element-changes';

/** What the button says that mends it. */
const mendWords: Partial<Record<Problem['code'], string>> = {
  code_too_small: 'Make the code larger',
  code_off_page: 'Move the code inside',
  code_covered: 'Put the code on top',
  code_contrast: 'Use black on white',
  code_inverted: 'Use black on white',
  code_unreadable: 'Use black on white',
  text_off_page: 'Move it inside',
  text_cut: 'Smaller letters',
  text_contrast: 'Choose a readable colour',
};

type Mending = { words: string; design: TicketDesign };

/** The design without this problem; null where that needs a hand. */
export function mendProblem(design: TicketDesign, problem: Problem): Mending | null {
  const words = mendWords[problem.code];
  if (!words) return null;
  for (const attempt of attemptsAt(design, problem))
    if (!hasProblem(attempt, problem)) return { words, design: attempt };
  return null;
}

function hasProblem(design: TicketDesign, { code, elementId, size }: Problem): boolean {
  return checkDesign(design, size).some((found) => found.code === code && found.elementId === elementId);
}

function* attemptsAt(design: TicketDesign, { code, elementId, size }: Problem): Generator<TicketDesign> {
  const element = design.elements.find(({ id }) => id === elementId);
  const codeElement = design.elements.find(({ kind }) => kind === 'code');
  if (!element || !codeElement) return;
  const change = (changed: DesignElement, next: (one: DesignElement) => DesignElement) =>
    changeElements(design, [changed.id], next);
  const put = (box: Box) => placeElements(design, size, new Map([[element.id, inside(box, size)]]));
  switch (code) {
    case 'code_too_small':
      yield put(grow(boxOn(element, size), smallestCode(size) + 1));
      break;
    case 'code_off_page':
    case 'text_off_page':
      yield put(boxOn(element, size));
      break;
    case 'code_covered':
      yield stackElement(design, codeElement.id, design.elements.length);
      break;
    case 'code_contrast':
    case 'code_inverted':
    case 'code_unreadable':
      yield change(codeElement, (one) => ({ ...one, colour: '#000000', light: '#ffffff' }));
      break;
    case 'text_contrast':
      for (const colour of ['#ffffff', '#0c1512']) yield change(element, (one) => ({ ...one, colour }));
      break;
    case 'text_cut':
      for (const share of [0.9, 0.8, 0.7, 0.6, 0.5]) {
        const asked = elementOn(element, size).size * share;
        if (asked >= 6)
          yield change(element, (one) => setOn(one, size, { size: Math.round(asked * 10) / 10 }));
      }
  }
}

function grow(box: Box, side: number): Box {
  return { x: box.x + (box.w - side) / 2, y: box.y + (box.h - side) / 2, w: side, h: side };
}

function inside(box: Box, size: Problem['size']): Box {
  const { right, down } = shiftInside(box, ticketSizes[size]);
  return moveBox(box, right, down);
}
