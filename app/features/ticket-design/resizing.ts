import type { Box, Extent } from './boxes';

export type Handle = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w';

export const handles: readonly Handle[] = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'];
/** What has its shape keeps it: only its corners can be pulled. */
export const cornerHandles: readonly Handle[] = ['nw', 'ne', 'se', 'sw'];

const least = 6;

/** Which edges a handle pulls. */
export function edgesOf(handle: Handle): { x?: 'start' | 'end'; y?: 'start' | 'end' } {
  return {
    ...(handle.includes('w') && { x: 'start' }),
    ...(handle.includes('e') && { x: 'end' }),
    ...(handle.startsWith('n') && { y: 'start' }),
    ...(handle.startsWith('s') && { y: 'end' }),
  };
}

/** Pulls a handle; the opposite side stays where it is. With `ratio` (width by height) the shape stays too. */
export function resizeBox(box: Box, handle: Handle, right: number, down: number, ratio?: number): Box {
  const { x, y } = edgesOf(handle);
  let w = Math.max(least, box.w + (x === 'end' ? right : x === 'start' ? -right : 0));
  let h = Math.max(least, box.h + (y === 'end' ? down : y === 'start' ? -down : 0));
  if (ratio !== undefined) {
    // The side that was pulled further decides.
    if (Math.abs(w - box.w) >= Math.abs(h - box.h) * ratio) h = w / ratio;
    else w = h * ratio;
  }
  return {
    x: x === 'start' ? box.x + box.w - w : box.x,
    y: y === 'start' ? box.y + box.h - h : box.y,
    w,
    h,
  };
}

/** Cut where it would leave the page; what keeps its shape becomes smaller as a whole. */
export function keepOnPage(box: Box, handle: Handle, page: Extent, ratio?: number): Box {
  const { x, y } = edgesOf(handle);
  const roomX = x === 'start' ? box.x + box.w : page.width - box.x;
  const roomY = y === 'start' ? box.y + box.h : page.height - box.y;
  let w = Math.min(box.w, roomX);
  let h = Math.min(box.h, roomY);
  if (ratio !== undefined) {
    w = Math.min(w, h * ratio);
    h = w / ratio;
  }
  return {
    x: x === 'start' ? box.x + box.w - w : box.x,
    y: y === 'start' ? box.y + box.h - h : box.y,
    w,
    h,
  };
}
