import type { DesignElement } from './document.ts';
import type { Box } from './marks.ts';

type Shape = { width: number; height: number };
type Crop = { focusX: number; focusY: number; zoom: number };

/** Where the whole picture lies so that it covers the box: at `zoom` times the smallest, moved as `object-position` does. */
export function coverBox(box: Box, picture: Shape, { focusX, focusY, zoom }: Crop): Box {
  const scale = Math.max(box.width / picture.width, box.height / picture.height) * zoom;
  const width = picture.width * scale;
  const height = picture.height * scale;
  return {
    x: box.x + (box.width - width) * focusX,
    y: box.y + (box.height - height) * focusY,
    width,
    height,
  };
}

/** Where the whole picture lies so that the box holds all of it. */
export function holdAll(
  box: Box,
  picture: Shape,
  { align, valign }: Pick<DesignElement, 'align' | 'valign'>,
): Box {
  const scale = Math.min(box.width / picture.width, box.height / picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  return {
    x: box.x + (box.width - width) * { left: 0, centre: 0.5, right: 1 }[align],
    y: box.y + (box.height - height) * { top: 0, middle: 0.5, bottom: 1 }[valign],
    width,
    height,
  };
}
