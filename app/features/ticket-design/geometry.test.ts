import { expect, test } from 'vitest';
import { alignBoxes, distributeBoxes } from './aligning';
import { stepOfKey } from './arrow-keys';
import { boxAround, boxBetween, shiftInside } from './boxes';
import { keepOnPage, resizeBox } from './resizing';
import { distancesAround, snapEdges, snapMove } from './snapping';
import { clampZoom, scaleOf, stepZoom } from './zooming';

const page = { width: 400, height: 700 };
const around = { page, margin: 24, others: [{ x: 100, y: 100, w: 80, h: 40 }] };

test('a rectangle keeps to the page, its margin and its middle', () => {
  expect(snapMove({ x: 27, y: 300, w: 50, h: 20 }, around, 4)).toMatchObject({ right: -3, down: 0 });
  const centred = snapMove({ x: 148, y: 300, w: 100, h: 20 }, around, 4);
  expect(centred.right).toBe(2);
  expect(centred.guides).toEqual([{ axis: 'x', at: 200, from: 0, to: 700 }]);
});

test('it keeps to what else is there, with a line over both', () => {
  const snapped = snapMove({ x: 102, y: 250, w: 30, h: 20 }, around, 4);
  expect(snapped.right).toBe(-2);
  expect(snapped.guides).toEqual([{ axis: 'x', at: 100, from: 100, to: 270 }]);
});

test('nothing pulls from further away', () => {
  expect(snapMove({ x: 60, y: 250, w: 11, h: 13 }, around, 4)).toEqual({ right: 0, down: 0, guides: [] });
});

test('only the edge that is pulled snaps', () => {
  const box = { x: 99, y: 300, w: 79, h: 20 };
  expect(snapEdges(box, { x: 'end' }, around, 4)).toMatchObject({ right: 2, down: 0 });
});

test('distances go to the neighbour, else to the edge', () => {
  const distances = distancesAround({ x: 200, y: 110, w: 100, h: 20 }, page, around.others);
  expect(distances).toContainEqual({ axis: 'x', from: 180, to: 200, at: 120 });
  expect(distances).toContainEqual({ axis: 'x', from: 300, to: 400, at: 120 });
});

test('a handle leaves the opposite side alone', () => {
  const box = { x: 10, y: 10, w: 100, h: 50 };
  expect(resizeBox(box, 'se', 5, 7)).toEqual({ x: 10, y: 10, w: 105, h: 57 });
  expect(resizeBox(box, 'nw', 5, 7)).toEqual({ x: 15, y: 17, w: 95, h: 43 });
  expect(resizeBox(box, 'w', 500, 0)).toEqual({ x: 104, y: 10, w: 6, h: 50 });
});

test('what has its shape keeps it, also at the edge of the page', () => {
  const code = { x: 300, y: 10, w: 50, h: 50 };
  expect(resizeBox(code, 'se', 30, 2, 1)).toEqual({ x: 300, y: 10, w: 80, h: 80 });
  expect(keepOnPage(resizeBox(code, 'se', 200, 0, 1), 'se', page, 1)).toEqual({
    x: 300,
    y: 10,
    w: 100,
    h: 100,
  });
  expect(keepOnPage(resizeBox(code, 'nw', 0, -30, 1), 'nw', page, 1)).toEqual({ x: 290, y: 0, w: 60, h: 60 });
});

test('one is aligned on the page, several with each other', () => {
  const box = { x: 10, y: 10, w: 100, h: 50 };
  expect(alignBoxes([box], 'centre', page)).toEqual([{ ...box, x: 150 }]);
  const two = [box, { x: 60, y: 90, w: 20, h: 20 }];
  expect(alignBoxes(two, 'right', page).map(({ x }) => x)).toEqual([10, 90]);
  expect(alignBoxes(two, 'bottom', page).map(({ y }) => y)).toEqual([60, 90]);
});

test('three are distributed with the same room between them, in their own order', () => {
  const boxes = [0, 90, 20].map((x) => ({ x, y: 0, w: 10, h: 10 }));
  expect(distributeBoxes(boxes, 'x').map(({ x }) => x)).toEqual([0, 90, 45]);
  expect(distributeBoxes(boxes.slice(0, 2), 'x').map(({ x }) => x)).toEqual([0, 90]);
});

test('a rectangle comes back on the page', () => {
  expect(shiftInside({ x: -5, y: 690, w: 20, h: 20 }, page)).toEqual({ right: 5, down: -10 });
  expect(shiftInside({ x: 5, y: 5, w: 500, h: 20 }, page)).toEqual({ right: -5, down: 0 });
});

test('rectangles around and between', () => {
  expect(boxAround([])).toBeNull();
  expect(boxBetween({ x: 9, y: 2 }, { x: 3, y: 8 })).toEqual({ x: 3, y: 2, w: 6, h: 6 });
});

test('zoom fits, keeps its limits and goes in steps', () => {
  expect(scaleOf('fit', page, { width: 456, height: 728 })).toBe(1);
  expect(scaleOf(2, page, { width: 1, height: 1 })).toBe(2);
  expect(clampZoom(9)).toBe(4);
  expect([stepZoom(1, 1), stepZoom(1, -1), stepZoom(4, 1), stepZoom(0.4, -1)]).toEqual([1.5, 0.75, 4, 0.5]);
});

test('arrow keys go one point, ten with Shift', () => {
  expect(stepOfKey('ArrowUp', false)).toEqual({ right: 0, down: -1 });
  expect(stepOfKey('ArrowRight', true)).toEqual({ right: 10, down: 0 });
  expect(stepOfKey('a', true)).toBeNull();
});
