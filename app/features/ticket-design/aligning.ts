import { type Box, boxAround, type Extent } from './boxes';

export type Alignment = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom';

/** One is aligned on the page, several with each other. */
export function alignBoxes(boxes: readonly Box[], alignment: Alignment, page: Extent): Box[] {
  const frame = boxes.length > 1 ? boxAround(boxes) : { x: 0, y: 0, w: page.width, h: page.height };
  if (!frame) return [];
  return boxes.map((box) => ({ ...box, ...placeIn[alignment](box, frame) }));
}

const placeIn: Record<Alignment, (box: Box, frame: Box) => Partial<Box>> = {
  left: (_, frame) => ({ x: frame.x }),
  centre: (box, frame) => ({ x: frame.x + (frame.w - box.w) / 2 }),
  right: (box, frame) => ({ x: frame.x + frame.w - box.w }),
  top: (_, frame) => ({ y: frame.y }),
  middle: (box, frame) => ({ y: frame.y + (frame.h - box.h) / 2 }),
  bottom: (box, frame) => ({ y: frame.y + frame.h - box.h }),
};

/** The same room between all of them; the first and the last stay. In the order in which they were given. */
export function distributeBoxes(boxes: readonly Box[], axis: 'x' | 'y'): Box[] {
  const [start, length] = axis === 'x' ? (['x', 'w'] as const) : (['y', 'h'] as const);
  const sorted = boxes.toSorted((one, other) => one[start] - other[start]);
  const frame = boxAround(boxes);
  if (!frame || boxes.length < 3) return [...boxes];
  const filled = boxes.reduce((sum, box) => sum + box[length], 0);
  const gap = (frame[length] - filled) / (boxes.length - 1);
  const places = new Map<Box, number>();
  let at = frame[start];
  for (const box of sorted) {
    places.set(box, at);
    at += box[length] + gap;
  }
  return boxes.map((box) => ({ ...box, [start]: places.get(box) ?? box[start] }));
}
