import { expect, test } from 'vitest';
import { centre, moveFocus, positionOf, refusalOf, toShare } from '~/ui/picture-field/picture';

test('arrows move the focus and stop at the edge', () => {
  expect(moveFocus(centre, 'ArrowRight', false)).toEqual({ focusX: 0.51, focusY: 0.5 });
  expect(moveFocus(centre, 'ArrowUp', true)).toEqual({ focusX: 0.5, focusY: 0.4 });
  expect(moveFocus({ focusX: 0, focusY: 0.98 }, 'ArrowDown', true)).toEqual({ focusX: 0, focusY: 1 });
  expect(moveFocus(centre, 'a', false)).toBeNull();
});

test('shares are rounded and kept inside', () => {
  expect(toShare(0.123456)).toBe(0.12);
  expect(toShare(7)).toBe(1);
  expect(positionOf({ focusX: 0.25, focusY: 1 })).toBe('25% 100%');
});

test('only pictures of a sensible size are taken', () => {
  expect(refusalOf({ type: 'image/png', size: 1000 })).toBeNull();
  expect(refusalOf({ type: 'image/svg+xml', size: 1000 })).toContain('JPEG');
  expect(refusalOf({ type: 'image/png', size: 11 * 1024 * 1024 })).toContain('10 MB');
  const limits = { types: ['image/png', 'image/gif'], mostBytes: 2 * 1024 * 1024 };
  expect(refusalOf({ type: 'image/jpeg', size: 1000 }, limits)).toBe('Choose a PNG or GIF picture.');
  expect(refusalOf({ type: 'image/gif', size: limits.mostBytes + 1 }, limits)).toContain('2 MB');
  expect(refusalOf({ type: 'image/gif', size: limits.mostBytes }, limits)).toBeNull();
});
