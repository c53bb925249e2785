import type { DesignPalette, TicketDesign } from './document.ts';
import { makeElement } from './elements.ts';
import { designOf, facts, ink, muted, readableOn, serial, white } from './layout-parts.ts';

const tint = '#f2f5f3';

/** Whose ticket it is and which of how many, over art: as large as can be read on any. */
function headOnArt() {
  const line = { y: 36, w: 400, h: 30, size: 14, weight: 'bold', colour: white } as const;
  return [
    makeElement('brand', { x: 66, ...line }),
    makeElement('number', { x: 534, align: 'right', ...line }),
  ];
}

/** Art above, the facts on paper, the code on a stub below: the design of tickets that nobody designed. */
export function spotlight(palette: DesignPalette): TicketDesign {
  const accent = readableOn(white, [palette.first, palette.second, palette.deep, palette.ground], 3);
  const onArt = { colour: white };
  return designOf(
    {
      background: { kind: 'poster' },
      area: { x: 0, y: 0, w: 1000, h: 350 },
      shade: { kind: 'down', strength: 86 },
    },
    [
      ...headOnArt(),
      makeElement('title', {
        x: 66,
        y: 88,
        w: 868,
        h: 240,
        font: 'display',
        size: 37,
        valign: 'bottom',
        ...onArt,
      }),
      makeElement('box', { id: 'accent', x: 66, y: 389, w: 8, h: 64, colour: accent, radius: 2 }),
      makeElement('date', { x: 100, y: 386, w: 834, h: 36, size: 19, weight: 'bold' }),
      makeElement('times', { x: 100, y: 426, w: 834, h: 28, size: 13.5, colour: muted }),
      makeElement('venue', { x: 66, y: 482, w: 868, h: 28, size: 15, weight: 'bold' }),
      makeElement('address', { x: 66, y: 513, w: 868, h: 44, size: 12.5, colour: muted }),
      makeElement('notes', { x: 66, y: 566, w: 868, h: 22, size: 10.5, colour: muted }),
      makeElement('box', { id: 'stub', x: 0, y: 612, w: 1000, h: 388, colour: tint }),
      makeElement('box', {
        id: 'fold',
        x: 28,
        y: 608,
        w: 944,
        h: 8,
        colour: '#b9c4be',
        look: 'perforation',
      }),
      makeElement('code', { x: 66, y: 642, w: 480, h: 318, align: 'left', valign: 'top', radius: 10 }),
      ...facts({ x: 590, y: 644, w: 350 }, 66, ink),
      makeElement('print', { x: 590, y: 908, w: 350, h: 76, size: 7.8, colour: muted }),
      serial(970, muted, { x: 70 }),
    ],
  );
}

/** The art over everything, and the code on a white card at the bottom. */
export function fullBleed(): TicketDesign {
  const onArt = { colour: white };
  return designOf(
    { paper: '#0a0f0d', background: { kind: 'poster' }, shade: { kind: 'low', strength: 84 } },
    [
      ...headOnArt(),
      makeElement('title', {
        x: 66,
        y: 190,
        w: 868,
        h: 260,
        font: 'display',
        size: 46,
        valign: 'bottom',
        ...onArt,
      }),
      makeElement('date', { x: 66, y: 468, w: 868, h: 34, size: 18, weight: 'bold', ...onArt }),
      makeElement('times', { x: 66, y: 504, w: 868, h: 26, size: 13, ...onArt }),
      makeElement('venue', { x: 66, y: 534, w: 868, h: 26, size: 13, weight: 'bold', ...onArt }),
      makeElement('address', { x: 66, y: 562, w: 868, h: 26, size: 12, ...onArt }),
      makeElement('box', { id: 'card', x: 40, y: 618, w: 920, h: 346, colour: white, radius: 16 }),
      makeElement('code', { x: 60, y: 632, w: 500, h: 318, align: 'left', radius: 8 }),
      ...facts({ x: 590, y: 650, w: 330 }, 66, ink),
      makeElement('serial', { x: 590, y: 918, w: 330, h: 22, size: 8, colour: muted }),
    ],
  );
}

/** The code first, for whoever queues; a band of art between it and the facts. */
export function codeFirst(): TicketDesign {
  return designOf(
    {
      background: { kind: 'poster' },
      area: { x: 0, y: 440, w: 1000, h: 250 },
      shade: { kind: 'down', strength: 84 },
    },
    [
      makeElement('code', { x: 66, y: 34, w: 868, h: 372, radius: 0 }),
      makeElement('serial', { x: 66, y: 410, w: 868, h: 22, size: 8.5, colour: muted, align: 'centre' }),
      makeElement('title', {
        x: 66,
        y: 460,
        w: 868,
        h: 212,
        font: 'display',
        size: 36,
        valign: 'bottom',
        colour: white,
      }),
      makeElement('date', { x: 66, y: 710, w: 868, h: 34, size: 18, weight: 'bold' }),
      makeElement('times', { x: 66, y: 746, w: 868, h: 26, size: 13, colour: muted }),
      makeElement('venue', { x: 66, y: 780, w: 868, h: 28, size: 14, weight: 'bold' }),
      makeElement('address', { x: 66, y: 810, w: 868, h: 26, size: 12, colour: muted }),
      makeElement('type', { x: 66, y: 860, w: 420, h: 60, size: 16, weight: 'bold', label: 'Ticket' }),
      makeElement('holder', { x: 514, y: 860, w: 420, h: 60, size: 15, label: 'Holder' }),
      makeElement('price', { x: 66, y: 926, w: 420, h: 52, size: 14, label: 'Price' }),
      makeElement('order', { x: 514, y: 926, w: 420, h: 52, size: 14, label: 'Order' }),
    ],
  );
}
