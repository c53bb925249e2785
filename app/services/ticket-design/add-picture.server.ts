import sharp from 'sharp';
import type { Platform } from '~/lib/platform';
import { mayDesign } from './save-design.server';

export const largestUpload = 10 * 1024 * 1024;
const mostPixels = 40_000_000;
/** More than any ticket shows at 200 dots to the inch. */
const longestSide = 2000;
const longestSeconds = 15;

type Kept = { type: 'image/jpeg' | 'image/png'; width: number; height: number; content: Buffer };
export type AddedPicture = { pictureId: string; width: number; height: number } | { reason: string };

/** Keeps a picture for tickets: redrawn, so that nothing of the file but its picture is kept. */
export async function addDesignPicture(
  platform: Platform,
  userId: number,
  eventId: number,
  file: Buffer,
): Promise<AddedPicture> {
  if (!(await mayDesign(platform, userId, 'event', eventId))) return { reason: 'not_found' };
  if (file.length > largestUpload) return { reason: 'picture_too_large' };
  if (!looksLikePicture(file)) return { reason: 'design_picture_kind' };
  const kept = await redraw(file);
  if ('reason' in kept) return kept;
  const [row] = await platform.sql<[{ answer: AddedPicture }]>`
    select private.keep_design_picture(${userId}, ${eventId}, ${kept.type}, ${kept.width}, ${kept.height}, ${kept.content}) as answer`;
  return row.answer;
}

/** By its first bytes, before any program reads further: what is not one of these three goes no further. */
function looksLikePicture(file: Buffer): boolean {
  const begins = file.toString('latin1', 0, 12);
  return (
    begins.startsWith('\x89PNG\r\n\x1a\n') ||
    begins.startsWith('\xff\xd8\xff') ||
    (begins.startsWith('RIFF') && begins.endsWith('WEBP'))
  );
}

async function redraw(file: Buffer): Promise<Kept | { reason: string }> {
  try {
    const picture = sharp(file, { limitInputPixels: mostPixels, failOn: 'error', animated: false });
    const { width = 0, height = 0, hasAlpha } = await picture.metadata();
    if (width * height > mostPixels) return { reason: 'picture_too_large' };
    const whole = picture
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: longestSeconds });
    // What lets the ground through stays so; a photo is a fraction of the size as a JPEG.
    const drawn = hasAlpha
      ? whole.png({ compressionLevel: 9, palette: false })
      : whole.jpeg({ quality: 86, progressive: false, mozjpeg: false });
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    const type = hasAlpha ? 'image/png' : 'image/jpeg';
    return { type, width: info.width, height: info.height, content: data };
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    return { reason: isTooLarge ? 'picture_too_large' : 'picture_unreadable' };
  }
}
