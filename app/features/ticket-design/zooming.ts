import type { Extent } from './boxes';

/** As large as there is room, or a share of the page's own size. */
export type Zoom = 'fit' | number;

export const zoomSteps: readonly number[] = [0.5, 0.75, 1, 1.5, 2, 3, 4];

const least = 0.5;
const most = 4;
/** Pixels that stay free around the page; fewer where there are few. */
const breath = { wide: 56, narrow: 28 };
const narrowRoom = 600;

/** Pixels per point. Fitting may go below the smallest step: a large sheet on a phone. */
export function scaleOf(zoom: Zoom, page: Extent, room: Extent): number {
  if (zoom !== 'fit') return zoom;
  const free = room.width < narrowRoom ? breath.narrow : breath.wide;
  const across = (room.width - free) / page.width;
  const along = (room.height - free) / page.height;
  return Math.min(most, Math.max(0.1, Math.min(across, along)));
}

export function clampZoom(scale: number): number {
  return Math.min(most, Math.max(least, scale));
}

/** The next larger or smaller of the steps. */
export function stepZoom(scale: number, direction: 1 | -1): number {
  const next =
    direction === 1
      ? zoomSteps.find((step) => step > scale + 0.001)
      : zoomSteps.findLast((step) => step < scale - 0.001);
  return next ?? clampZoom(scale);
}
