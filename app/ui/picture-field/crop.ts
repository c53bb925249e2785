import type { Crop, Focus } from '~/ui/picture-field/picture';

/** Pixels. */
export type Size = { width: number; height: number };

export type Shape = 'whole' | '4:5' | '1:1' | '16:9';

type Point = { x: number; y: number };

export const wholePicture: Crop = { x: 0, y: 0, width: 1, height: 1 };

export const shapes: Record<Shape, { label: string; ratio: number | null }> = {
  whole: { label: 'As it is', ratio: null },
  '4:5': { label: '4:5', ratio: 4 / 5 },
  '1:1': { label: '1:1', ratio: 1 },
  '16:9': { label: '16:9', ratio: 16 / 9 },
};

export const largestZoom = 4;

const middle: Point = { x: 0.5, y: 0.5 };

/** Width by height of what is kept. */
export function ratioOf(crop: Crop, size: Size): number {
  return (crop.width * size.width) / (crop.height * size.height);
}

export function shapeOf(crop: Crop | undefined, size: Size): Shape {
  if (!crop) return 'whole';
  const ratio = ratioOf(crop, size);
  const close = (shape: Shape) => Math.abs((shapes[shape].ratio ?? 0) / ratio - 1) < 0.02;
  return (Object.keys(shapes) as Shape[]).find(close) ?? 'whole';
}

/** As much of a picture, or of a part of it, as a frame can show, around the focus. */
export function fillFrame(
  ratio: number,
  size: Size,
  within = wholePicture,
  focus: Partial<Focus> = {},
): Crop {
  const { focusX = 0.5, focusY = 0.5 } = focus;
  const spare = ratioOf(within, size) / ratio;
  const width = within.width * Math.min(1, 1 / spare);
  const height = within.height * Math.min(1, spare);
  return {
    x: within.x + (within.width - width) * focusX,
    y: within.y + (within.height - height) * focusY,
    width,
    height,
  };
}

/** How many times larger the picture is than it need be to fill its frame. */
export function zoomOf(crop: Crop, size: Size): number {
  return fillFrame(ratioOf(crop, size), size).width / crop.width;
}

/** Zooms while what is at a point of the frame stays there. */
export function zoomCrop(crop: Crop, size: Size, zoom: number, at = middle): Crop {
  const most = fillFrame(ratioOf(crop, size), size);
  const factor = Math.min(largestZoom, Math.max(1, zoom));
  const width = most.width / factor;
  const height = most.height / factor;
  return inside({
    x: crop.x + (crop.width - width) * at.x,
    y: crop.y + (crop.height - height) * at.y,
    width,
    height,
  });
}

/** Moves the picture under its frame, by shares of the frame. */
export function moveCrop(crop: Crop, right: number, down: number): Crop {
  return inside({ ...crop, x: crop.x - right * crop.width, y: crop.y - down * crop.height });
}

function inside(crop: Crop): Crop {
  return {
    ...crop,
    x: Math.min(1 - crop.width, Math.max(0, crop.x)),
    y: Math.min(1 - crop.height, Math.max(0, crop.y)),
  };
}

/** Where the picture lies, in per cent of the frame, so that exactly the crop is seen. */
export function placeUnder(crop: Crop): { left: string; top: string; width: string; height: string } {
  return {
    left: `${(-crop.x / crop.width) * 100}%`,
    top: `${(-crop.y / crop.height) * 100}%`,
    width: `${100 / crop.width}%`,
    height: `${100 / crop.height}%`,
  };
}

/** A crop that came through a form as JSON; undefined where it is none. */
export function readCrop(text: unknown): Crop | undefined {
  if (typeof text !== 'string' || text === '') return undefined;
  const found: Partial<Crop> = JSON.parse(text);
  const { x = -1, y = -1, width = 0, height = 0 } = found;
  return x >= 0 && y >= 0 && width > 0 && height > 0 ? { x, y, width, height } : undefined;
}
