import sharp, { type Sharp } from 'sharp';
import { AppError } from '~/lib/app-error';
import type { Focus } from '~/ui/picture-field/picture';

/** Twice a good phone's camera; a bomb of a few kilobytes can claim far more. */
const largestInputPixels = 100_000_000;
const longestSeconds = 15;
/** SVG is left out: its renderer reads other files, and nobody photographs in it. */
const formats = ['jpeg', 'png', 'webp', 'gif', 'heif'];

type Box = { width: number; height?: number | undefined };

/**
 * Draws what `finish` makes of a picture that was turned upright and cut around its focus to the shape of the
 * box. Never enlarged, and without metadata: a photo's GPS position must not be published.
 */
export async function cropPicture(
  original: Buffer,
  box: Box,
  focus: Focus,
  finish: (picture: Sharp) => Sharp,
): Promise<Buffer> {
  try {
    const picture = sharp(original, { limitInputPixels: largestInputPixels, failOn: 'error' });
    const { format, autoOrient } = await picture.metadata();
    if (!formats.includes(format)) throw new Error(`${format} is not read`);
    const { area, width } = planCrop(autoOrient, box, focus);
    const cut = picture.autoOrient().extract(area).resize({ width });
    return await finish(cut).timeout({ seconds: longestSeconds }).toBuffer();
  } catch (cause) {
    throw new AppError('picture_unreadable', { cause });
  }
}

type Size = { width: number; height: number };
type Area = Size & { left: number; top: number };

/** The largest area of the box's shape, placed as `object-position` places it on the pages. */
function planCrop(original: Size, box: Box, { focusX, focusY }: Focus): { area: Area; width: number } {
  const shape = box.height === undefined ? original.width / original.height : box.width / box.height;
  const width = Math.max(1, Math.min(original.width, Math.round(original.height * shape)));
  const height = Math.max(1, Math.min(original.height, Math.round(original.width / shape)));
  const left = Math.round((original.width - width) * toShare(focusX));
  const top = Math.round((original.height - height) * toShare(focusY));
  return { area: { left, top, width, height }, width: Math.min(box.width, width) };
}

function toShare(value: number): number {
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0.5;
}
