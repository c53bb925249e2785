import { AppError } from '~/lib/app-error';
import type { DesignPalette } from '~/lib/ticket-design/document';
import { coloursOf } from './picture-palette';

/** Pixels: enough to see what a picture is made of. */
const side = 64;

/** The palette of a picture at an address. Refuses with `picture_unreadable`. */
export async function readColours(address: string): Promise<DesignPalette> {
  const picture = new Image();
  picture.crossOrigin = 'anonymous';
  picture.src = address;
  try {
    await picture.decode();
  } catch (cause) {
    throw new AppError('picture_unreadable', { cause });
  }
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen?.drawImage(picture, 0, 0, side, side);
  const colours = coloursOf(pen?.getImageData(0, 0, side, side).data ?? []);
  if (!colours) throw new AppError('picture_unreadable');
  return colours;
}
