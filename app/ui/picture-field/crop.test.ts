import { describe, expect, test } from 'vitest';
import {
  fillFrame,
  moveCrop,
  placeUnder,
  ratioOf,
  readCrop,
  shapeOf,
  wholePicture,
  zoomCrop,
  zoomOf,
} from '~/ui/picture-field/crop';
import type { Crop } from '~/ui/picture-field/picture';

const wide = { width: 2000, height: 1000 };
const rounded = (crop: Crop) =>
  Object.fromEntries(Object.entries(crop).map(([name, share]) => [name, Math.round(share * 1000) / 1000]));

describe('what fills a frame', () => {
  test('is the largest part of its shape, in the middle', () => {
    expect(fillFrame(1, wide)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
    expect(rounded(fillFrame(4, wide))).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
    expect(fillFrame(2, wide)).toEqual(wholePicture);
  });

  test('is around the focus, and within what is kept', () => {
    expect(fillFrame(1, wide, wholePicture, { focusX: 1, focusY: 0 })).toMatchObject({ x: 0.5, y: 0 });
    const kept = { x: 0.5, y: 0.5, width: 0.5, height: 0.5 };
    expect(fillFrame(1, wide, kept, { focusX: 0 })).toEqual({ x: 0.5, y: 0.5, width: 0.25, height: 0.5 });
  });
});

test('the shape of a crop is found again', () => {
  expect(shapeOf(undefined, wide)).toBe('whole');
  for (const [shape, ratio] of [
    ['4:5', 4 / 5],
    ['1:1', 1],
    ['16:9', 16 / 9],
  ] as const)
    expect(shapeOf(zoomCrop(fillFrame(ratio, wide), wide, 2.5), wide)).toBe(shape);
});

describe('zooming', () => {
  const square = fillFrame(1, wide);

  test('keeps the shape and the point it is about', () => {
    const centred = zoomCrop(square, wide, 2);
    expect(centred).toEqual({ x: 0.375, y: 0.25, width: 0.25, height: 0.5 });
    expect(zoomOf(centred, wide)).toBe(2);
    expect(ratioOf(centred, wide)).toBe(1);
    expect(zoomCrop(square, wide, 2, { x: 0, y: 1 })).toMatchObject({ x: 0.25, y: 0.5 });
  });

  test('has an end on both sides', () => {
    expect(zoomOf(zoomCrop(square, wide, 99), wide)).toBe(4);
    expect(zoomCrop(zoomCrop(square, wide, 3), wide, 0)).toEqual(square);
  });

  test('out at the edge does not leave the picture', () => {
    const corner = moveCrop(zoomCrop(square, wide, 4), 99, 99);
    expect(corner).toMatchObject({ x: 0, y: 0 });
    expect(zoomCrop(corner, wide, 1)).toMatchObject({ x: 0, y: 0 });
  });
});

test('moving to the right shows more of the left, up to the edge', () => {
  const part = { x: 0.4, y: 0.4, width: 0.2, height: 0.2 };
  expect(rounded(moveCrop(part, 0.5, -0.5))).toMatchObject({ x: 0.3, y: 0.5 });
  expect(rounded(moveCrop(part, -9, -9))).toMatchObject({ x: 0.8, y: 0.8 });
});

test('the picture lies under its frame', () => {
  expect(placeUnder({ x: 0.25, y: 0.5, width: 0.5, height: 0.25 })).toEqual({
    left: '-50%',
    top: '-200%',
    width: '200%',
    height: '400%',
  });
});

test('a crop goes through a form', () => {
  const crop = { x: 0.1, y: 0, width: 0.5, height: 1 };
  expect(readCrop(JSON.stringify(crop))).toEqual(crop);
  expect(readCrop(null)).toBeUndefined();
  expect(readCrop('{"x":0.1}')).toBeUndefined();
});
