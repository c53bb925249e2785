import type { DesignPalette, TicketDesign } from './document.ts';
import { makeElement } from './elements.ts';
import { designOf, facts, muted, readableOn, serial, white } from './layout-parts.ts';

/** Nothing but type: big letters on one colour, as a poster from the print shop. */
export function bigType({ ground, ink: print, first, second, deep }: DesignPalette): TicketDesign {
  const letters = readableOn(ground, [print, second, first, deep]);
  const loud = readableOn(ground, [first, second, letters], 3);
  return designOf({ paper: ground }, [
    makeElement('brand', { x: 66, y: 36, w: 400, h: 30, size: 14, weight: 'bold', colour: letters }),
    makeElement('number', { x: 534, y: 36, w: 400, h: 30, size: 14, align: 'right', colour: letters }),
    makeElement('title', {
      x: 66,
      y: 92,
      w: 868,
      h: 330,
      font: 'display',
      size: 62,
      uppercase: true,
      tracking: -1,
      colour: loud,
    }),
    makeElement('date', { x: 66, y: 446, w: 868, h: 36, size: 19, weight: 'bold', colour: letters }),
    makeElement('times', { x: 66, y: 484, w: 868, h: 28, size: 13.5, colour: letters }),
    makeElement('venue', { x: 66, y: 522, w: 868, h: 28, size: 15, weight: 'bold', colour: letters }),
    makeElement('address', { x: 66, y: 552, w: 868, h: 28, size: 12.5, colour: letters }),
    makeElement('box', {
      id: 'fold',
      x: 66,
      y: 604,
      w: 868,
      h: 8,
      colour: letters,
      look: 'perforation',
    }),
    makeElement('code', { x: 66, y: 642, w: 480, h: 318, align: 'left', valign: 'top', radius: 6 }),
    ...facts({ x: 590, y: 644, w: 350 }, 74, letters),
    serial(970, letters, { x: 70 }),
  ]);
}

/** White and centred; prints with little ink. */
export function plain(palette: DesignPalette): TicketDesign {
  const accent = readableOn(white, [palette.first, palette.second, palette.deep], 3);
  const middle = { align: 'centre' as const };
  return designOf({}, [
    makeElement('box', { id: 'edge', x: 0, y: 0, w: 1000, h: 14, colour: accent }),
    makeElement('brand', { x: 66, y: 44, w: 868, h: 30, size: 13, weight: 'bold', colour: muted, ...middle }),
    makeElement('title', {
      x: 66,
      y: 92,
      w: 868,
      h: 170,
      font: 'display',
      size: 36,
      valign: 'middle',
      ...middle,
    }),
    makeElement('date', { x: 66, y: 282, w: 868, h: 34, size: 17, weight: 'bold', ...middle }),
    makeElement('times', { x: 66, y: 318, w: 868, h: 26, size: 13, colour: muted, ...middle }),
    makeElement('venue', { x: 66, y: 350, w: 868, h: 28, size: 14, weight: 'bold', ...middle }),
    makeElement('address', { x: 66, y: 380, w: 868, h: 26, size: 12, colour: muted, ...middle }),
    makeElement('code', { x: 200, y: 422, w: 600, h: 350, radius: 0 }),
    makeElement('type', { x: 66, y: 784, w: 868, h: 34, size: 18, weight: 'bold', ...middle }),
    makeElement('holder', { x: 66, y: 822, w: 868, h: 28, size: 15, ...middle }),
    makeElement('price', { x: 100, y: 868, w: 250, h: 48, size: 13, label: 'Price', ...middle }),
    makeElement('order', { x: 375, y: 868, w: 250, h: 48, size: 13, label: 'Order', ...middle }),
    makeElement('number', { x: 650, y: 868, w: 250, h: 48, size: 13, label: 'Number', ...middle }),
    makeElement('serial', { x: 66, y: 948, w: 868, h: 22, size: 8.5, colour: muted, tracking: 3, ...middle }),
  ]);
}

/** Two colours running into each other, everything in the middle. */
export function glow({ ground, deep, ink: print, first, second }: DesignPalette): TicketDesign {
  const letters = readableOn(deep, [print, second, first]);
  const middle = { align: 'centre' as const, colour: letters };
  return designOf({ paper: ground, background: { kind: 'gradient', from: ground, to: deep, angle: 20 } }, [
    makeElement('brand', { x: 66, y: 40, w: 868, h: 30, size: 13, weight: 'bold', ...middle }),
    makeElement('title', {
      x: 66,
      y: 84,
      w: 868,
      h: 196,
      font: 'display',
      size: 40,
      valign: 'middle',
      ...middle,
    }),
    makeElement('date', { x: 66, y: 296, w: 868, h: 34, size: 17, weight: 'bold', ...middle }),
    makeElement('times', { x: 66, y: 332, w: 868, h: 26, size: 13, ...middle }),
    makeElement('venue', { x: 66, y: 362, w: 868, h: 28, size: 14, weight: 'bold', ...middle }),
    makeElement('code', { x: 190, y: 412, w: 620, h: 350, radius: 16 }),
    makeElement('type', { x: 66, y: 782, w: 868, h: 34, size: 18, weight: 'bold', ...middle }),
    makeElement('holder', { x: 66, y: 820, w: 868, h: 28, size: 15, ...middle }),
    makeElement('price', { x: 100, y: 872, w: 250, h: 48, size: 13, label: 'Price', ...middle }),
    makeElement('order', { x: 375, y: 872, w: 250, h: 48, size: 13, label: 'Order', ...middle }),
    makeElement('number', { x: 650, y: 872, w: 250, h: 48, size: 13, label: 'Number', ...middle }),
  ]);
}
