import { expect, test } from 'vitest';
import { type TicketDesign, ticketDesign } from '~/lib/ticket-design/document';
import { elementOn } from '~/lib/ticket-design/elements';
import { defaultDesign, layouts } from '~/lib/ticket-design/layouts';
import { posterPalette } from '~/ui/poster/poster-svg';
import { boxOn, changeElements, followPhone, placeElements } from './element-boxes';
import {
  addElement,
  copyElements,
  hideElements,
  mayRemove,
  removeElements,
  stackElement,
} from './element-changes';
import { nameOf } from './element-words';
import { caughtIn, moveElements, pullHandle } from './held-gesture';

const design = defaultDesign(posterPalette({ kind: 'event', id: 1 }));
const find = (from: TicketDesign, id: string) => {
  const element = from.elements.find((one) => one.id === id);
  if (!element) throw new Error(`there is no ${id}`);
  return element;
};
const still = { right: 0, down: 0, reach: 0 };

test('what is moved on the phone moves everywhere, until a size has a place of its own', () => {
  const onPhone = placeElements(design, 'phone', new Map([['date', { x: 39, y: 70, w: 195, h: 35 }]]));
  expect(find(onPhone, 'date')).toMatchObject({ x: 100, y: 100, w: 500, h: 50 });
  expect(boxOn(find(onPhone, 'date'), 'a4').x).toBeCloseTo(59.5, 1);

  const onPaper = placeElements(onPhone, 'a4', new Map([['date', { x: 0, y: 0, w: 100, h: 20 }]]));
  expect(boxOn(find(onPaper, 'date'), 'a4').x).toBe(0);
  expect(boxOn(find(onPaper, 'date'), 'phone').x).toBe(39);

  const followed = changeElements(onPaper, ['date'], (element) => followPhone(element, 'a4'));
  expect(followed).toEqual(onPhone);
});

test('copies have ids of their own, and the code cannot be copied', () => {
  const copied = copyElements(design, ['title', 'code'], 'phone');
  expect(copied.ids).toEqual(['title-2']);
  expect(nameOf(find(copied.design, 'title-2'))).toBe('Title 2');
  expect(ticketDesign.safeParse(copied.design).success).toBe(true);
});

test('what is added is valid and below the code only where that is on top', () => {
  for (const kind of ['text', 'box', 'price', 'sponsor'] as const) {
    const added = addElement(design, kind);
    expect(ticketDesign.safeParse(added.design).success).toBe(true);
    expect(find(added.design, added.id).kind).toBe(kind);
  }
});

test('facts are hidden, never removed; the code is neither', () => {
  const hidden = hideElements(design, ['title', 'code'], 'phone', true);
  expect(elementOn(find(hidden, 'title'), 'a6').isHidden).toBe(true);
  expect(find(hidden, 'code').isHidden).toBe(false);
  expect(removeElements(design, ['title', 'code'])).toBe(design);
  expect(mayRemove(find(addElement(design, 'text').design, 'text'))).toBe(true);

  const onPaper = hideElements(design, ['title'], 'a4', true);
  expect(elementOn(find(onPaper, 'title'), 'phone').isHidden).toBe(false);
  expect(elementOn(find(onPaper, 'title'), 'a4').isHidden).toBe(true);
});

test('layers keep their order otherwise', () => {
  const top = stackElement(design, 'title', 999);
  expect(top.elements.at(-1)?.id).toBe('title');
  expect(stackElement(top, 'title', 999)).toBe(top);
  expect(top.elements).toHaveLength(design.elements.length);
});

test('what has to be read stays on the page', () => {
  const { design: moved } = moveElements(design, ['title'], 'phone', { ...still, right: 900, down: -900 });
  const box = boxOn(find(moved, 'title'), 'phone');
  expect([Math.round(box.x + box.w), box.y]).toEqual([390, 0]);
});

test('the code stays a square, whatever is pulled', () => {
  for (const size of ['phone', 'a4', 'thermal'] as const) {
    const { design: pulled } = pullHandle(design, 'code', size, 'se', { ...still, right: 20, down: 3 });
    const box = boxOn(find(pulled, 'code'), size);
    expect(box.w).toBeCloseTo(box.h, 5);
    expect(box.w).toBeGreaterThan(boxOn(find(design, 'code'), size).w);
  }
});

test('locked elements stay and are not caught', () => {
  const locked = changeElements(design, ['title'], (element) => ({ ...element, isLocked: true }));
  expect(moveElements(locked, ['title'], 'phone', { ...still, right: 10 }).design).toBe(locked);
  const all = { x: 0, y: 0, w: 390, h: 700 };
  expect(caughtIn(design, 'phone', all)).toContain('title');
  expect(caughtIn(locked, 'phone', all)).not.toContain('title');
});

test('a round trip through the page changes no layout', () => {
  for (const { make } of layouts) {
    const made = make(posterPalette({ kind: 'event', id: 7 }));
    for (const element of made.elements) {
      const box = boxOn(element, 'phone');
      const placed = placeElements(made, 'phone', new Map([[element.id, box]]));
      const again = boxOn(find(placed, element.id), 'phone');
      for (const side of ['x', 'y', 'w', 'h'] as const) expect(again[side]).toBeCloseTo(box[side], 1);
    }
  }
});
