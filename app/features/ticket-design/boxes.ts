/** A rectangle in the points of a page, from its top left corner. */
export type Box = { x: number; y: number; w: number; h: number };

export type Extent = { width: number; height: number };

export function moveBox(box: Box, right: number, down: number): Box {
  return { ...box, x: box.x + right, y: box.y + down };
}

/** The smallest rectangle around all of them; null around none. */
export function boxAround(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  };
}

/** The shift that brings a rectangle back on the page; one that is larger than the page begins where it does. */
export function shiftInside(box: Box, page: Extent): { right: number; down: number } {
  return {
    right: Math.max(0, Math.min(box.x, page.width - box.w)) - box.x,
    down: Math.max(0, Math.min(box.y, page.height - box.h)) - box.y,
  };
}

export function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.w &&
    other.x < one.x + one.w &&
    one.y < other.y + other.h &&
    other.y < one.y + one.h
  );
}

/** The rectangle between two corners, wherever the second lies. */
export function boxBetween(from: { x: number; y: number }, to: { x: number; y: number }): Box {
  return {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    w: Math.abs(to.x - from.x),
    h: Math.abs(to.y - from.y),
  };
}
