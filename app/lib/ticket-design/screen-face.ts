import type { DesignElement, TicketDesign } from './document.ts';
import { elementOn, isWords } from './elements.ts';
import type { TicketFacts } from './facts.ts';
import { layoutTicket } from './layout.ts';
import type { Mark } from './marks.ts';
import { measureText } from './measure.ts';
import { wordsOf } from './words.ts';

/** A ticket as its holder sees it on a screen. */
export type ScreenFace = {
  title: string;
  marks: Mark[];
  /** What the drawing says too small, to be read below it. */
  smallPrint: string[];
};

/** On a phone a ticket is a card on a page, and about a fifth narrower than designed: smaller points are no words there. */
const smallestReadable = 14;

export function layScreenFace(design: TicketDesign, facts: TicketFacts, hasLiveCode: boolean): ScreenFace {
  const marks = layoutTicket(design, 'phone', facts, measureText);
  const smallPrint = design.elements
    .map((element) => elementOn(element, 'phone'))
    .filter((element) => isRead(element, hasLiveCode) && isSmall(element, marks))
    .map((element) => sentenceOf(element, facts));
  return { title: facts.title, marks, smallPrint };
}

/** Who made the page is nothing to read; of a code that changes, the page itself says what to know. */
function isRead({ kind, text }: DesignElement, hasLiveCode: boolean): boolean {
  return isWords(kind) && kind !== 'brand' && !(kind === 'print' && text === '' && hasLiveCode);
}

/** As it came out: long words are set smaller than asked for, and what is hidden not at all. */
function isSmall({ id }: DesignElement, marks: readonly Mark[]): boolean {
  const last = marks.findLast((mark) => mark.id === id);
  return last?.kind === 'text' && last.size < smallestReadable;
}

function sentenceOf(element: DesignElement, facts: TicketFacts): string {
  const words = wordsOf({ ...element, uppercase: false }, facts);
  const label = element.label || (element.kind === 'serial' ? 'Serial' : '');
  return label ? `${label}: ${words}` : words;
}
