import {
  type DesignElement,
  type ElementKind,
  mostElements,
  type TicketDesign,
} from '~/lib/ticket-design/document';
import { elementOn, makeElement } from '~/lib/ticket-design/elements';
import type { SizeName } from '~/lib/ticket-design/sizes';
import { moveBox } from './boxes';
import { boxOn, changeElements, placeElements, setOn } from './element-boxes';

/** An id that no element has yet: `text-2`. */
function newId(design: TicketDesign, kind: ElementKind): string {
  const taken = new Set(design.elements.map(({ id }) => id));
  let number = 2;
  if (!taken.has(kind)) return kind;
  while (taken.has(`${kind}-${number}`)) number += 1;
  return `${kind}-${number}`;
}

/** Copies some elements, a little beside them; the code cannot be copied. The ids are those of the copies. */
export function copyElements(
  design: TicketDesign,
  ids: readonly string[],
  size: SizeName,
  aside = 10,
): { design: TicketDesign; ids: string[] } {
  let next = design;
  const copies: string[] = [];
  for (const element of design.elements) {
    if (!ids.includes(element.id) || element.kind === 'code' || next.elements.length >= mostElements)
      continue;
    const id = newId(next, element.kind);
    const box = moveBox(boxOn(element, size), aside, aside);
    next = { ...next, elements: [...next.elements, { ...element, id, isLocked: false }] };
    next = placeElements(next, size, new Map([[id, box]]));
    copies.push(id);
  }
  return { design: next, ids: copies };
}

const firstLooks: Partial<Record<ElementKind, Partial<DesignElement>>> = {
  text: { text: 'Your words', size: 14, w: 400, h: 40 },
  box: { colour: '#29f483', w: 300, h: 60, radius: 8 },
  picture: { w: 300, h: 170 },
  logo: { w: 240, h: 70 },
  sponsor: { w: 240, h: 70, label: '' },
};

/** Adds something in the middle of the page, above everything else but the code. */
export function addElement(
  design: TicketDesign,
  kind: ElementKind,
  given: Partial<DesignElement> = {},
): { design: TicketDesign; id: string } {
  const id = newId(design, kind);
  const look = { w: 400, h: 50, ...firstLooks[kind], ...given };
  const element = makeElement(kind, { x: (1000 - look.w) / 2, y: (1000 - look.h) / 2, ...look, id });
  const code = design.elements.findIndex((other) => other.kind === 'code');
  const at = code === design.elements.length - 1 ? code : design.elements.length;
  return { design: { ...design, elements: design.elements.toSpliced(at, 0, element) }, id };
}

/** What the layouts bring can only be hidden, so that it can be found again; what was added can go. */
export function mayRemove({ kind, id }: Pick<DesignElement, 'kind' | 'id'>): boolean {
  return kind !== 'code' && (['text', 'box', 'picture', 'logo', 'sponsor'].includes(kind) || id !== kind);
}

export function removeElements(design: TicketDesign, ids: readonly string[]): TicketDesign {
  const elements = design.elements.filter((element) => !ids.includes(element.id) || !mayRemove(element));
  return elements.length === design.elements.length ? design : { ...design, elements };
}

/** Hides or shows on this size, on all of them from the phone. The code is always shown. */
export function hideElements(
  design: TicketDesign,
  ids: readonly string[],
  size: SizeName,
  isHidden: boolean,
): TicketDesign {
  return changeElements(design, ids, (element) =>
    element.kind === 'code' || elementOn(element, size).isHidden === isHidden
      ? element
      : setOn(element, size, { isHidden }),
  );
}

/** One step up or down, to the front or to the back. */
export function stackElement(design: TicketDesign, id: string, to: number): TicketDesign {
  const from = design.elements.findIndex((element) => element.id === id);
  const element = design.elements[from];
  const place = Math.min(design.elements.length - 1, Math.max(0, to));
  if (!element || place === from) return design;
  return { ...design, elements: design.elements.toSpliced(from, 1).toSpliced(place, 0, element) };
}
