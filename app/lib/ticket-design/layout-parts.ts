import { contrast } from '../contrast.ts';
import type { DesignElement, TicketDesign } from './document.ts';
import { makeElement } from './elements.ts';

export const ink = '#0c1512';
export const muted = '#56635d';
export const white = '#ffffff';

const wholePage = { x: 0, y: 0, w: 1000, h: 1000 };
type Ground = Partial<Omit<TicketDesign, 'version' | 'elements'>>;

export function designOf(ground: Ground, elements: DesignElement[]): TicketDesign {
  return {
    version: 1,
    printSize: 'a5',
    paper: white,
    background: { kind: 'plain' },
    area: wholePage,
    areaOn: {},
    shade: { kind: 'none', strength: 0 },
    ...ground,
    elements,
  };
}

/** The first of the colours that can be read there; black or white where none can. */
export function readableOn(ground: string, colours: readonly string[], least = 4.5): string {
  const found = colours.find((colour) => contrast(colour, ground) >= least);
  return found ?? (contrast(white, ground) > contrast(ink, ground) ? white : ink);
}

/** What the door and the holder look for: type, holder, price, order, each under its label. */
export function facts(
  place: { x: number; y: number; w: number },
  step: number,
  colour: string,
  more: Partial<DesignElement> = {},
): DesignElement[] {
  const fact = (kind: 'type' | 'holder' | 'price' | 'order', n: number, label: string, size: number) =>
    makeElement(kind, {
      x: place.x,
      y: place.y + n * step,
      w: place.w,
      h: step - 13,
      label,
      size,
      colour,
      weight: n === 0 ? 'bold' : 'regular',
      ...more,
    });
  return [
    fact('type', 0, 'Ticket', 17),
    fact('holder', 1, 'Holder', 15),
    fact('price', 2, 'Price', 15),
    fact('order', 3, 'Order', 15),
  ];
}

export const serial = (y: number, colour: string, more: Partial<DesignElement> = {}) =>
  makeElement('serial', { x: 60, y, w: 560, h: 22, size: 8.5, tracking: 3, colour, ...more });
