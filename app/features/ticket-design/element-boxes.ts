import type { DesignElement, DesignOverride, TicketDesign } from '~/lib/ticket-design/document';
import { elementOn } from '~/lib/ticket-design/elements';
import { boxOf, codeSquare } from '~/lib/ticket-design/layout';
import { type SizeName, ticketSizes } from '~/lib/ticket-design/sizes';
import type { Box } from './boxes';

type Places = ReadonlyMap<string, Box>;

/** Where an element is on a page, in its points. Of the code it is the square that is printed. */
export function boxOn(element: DesignElement, size: SizeName): Box {
  const page = ticketSizes[size];
  const own = elementOn(element, size);
  const box = boxOf(own, page);
  if (element.kind !== 'code') return { x: box.x, y: box.y, w: box.width, h: box.height };
  const { x, y, size: side } = codeSquare(own, box);
  return { x, y, w: side, h: side };
}

/** Puts elements elsewhere. The phone is what the other sizes follow, until they are given a place of their own. */
export function placeElements(design: TicketDesign, size: SizeName, places: Places): TicketDesign {
  const { width, height } = ticketSizes[size];
  return changeElements(design, [...places.keys()], (element) => {
    const box = places.get(element.id);
    if (!box) return element;
    return setOn(element, size, {
      x: thousandths(box.x, width),
      y: thousandths(box.y, height),
      w: thousandths(box.w, width),
      h: thousandths(box.h, height),
    });
  });
}

/** Says something of an element on one size: of all of them where it is the phone's. */
export function setOn(element: DesignElement, size: SizeName, own: DesignOverride): DesignElement {
  if (size === 'phone' && !element.on.phone) return { ...element, ...withoutUndefined(own) };
  return { ...element, on: { ...element.on, [size]: { ...element.on[size], ...own } } };
}

/** Follows the phone again. */
export function followPhone(element: DesignElement, size: SizeName): DesignElement {
  const { [size]: _, ...on } = element.on;
  return { ...element, on };
}

export function changeElements(
  design: TicketDesign,
  ids: readonly string[],
  change: (element: DesignElement) => DesignElement,
): TicketDesign {
  const elements = design.elements.map((element) => (ids.includes(element.id) ? change(element) : element));
  return elements.every((element, at) => element === design.elements[at]) ? design : { ...design, elements };
}

function thousandths(points: number, length: number): number {
  return Math.round((points / length) * 100_000) / 100;
}

function withoutUndefined(own: DesignOverride): Partial<DesignElement> {
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
}
