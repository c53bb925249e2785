import type { Extent } from './boxes';

/** As large as there is room, or a share of the page's own size. */
export type Zoom = 'fit' | number;

export const zoomSteps: readonly number[] = [0.5, 0.75, 1, 1.5, 2, 3, 4];

const least = 0.5;
const most = 4;
/** Pixels that stay free around the page. */
const breath = 56;

/** Pixels per point. Fitting may go below the smallest step: a large sheet on a phone. */
export function scaleOf(zoom: Zoom, page: Extent, room: Extent): number {
  if (zoom !== 'fit') return zoom;
  const across = (room.width - breath) / page.width;
  const along = (room.height - breath) / page.height;
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
