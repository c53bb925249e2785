import sharp from 'sharp';
import { AppError } from '~/lib/app-error';
import { createTurns } from '~/services/picture-sizes/turns.server';

const mostPixels = 40_000_000;
const longestSide = 1600;
const longestSeconds = 15;
/** What phones and screenshots make. SVG is a program, not a picture. */
const formats = ['jpeg', 'png', 'webp', 'gif', 'heif'];

export type RedrawnPicture = { data: Buffer; width: number; height: number };

const takeTurns = createTurns();

/**
 * Upright, not larger than a screen needs, and nothing but what is to be seen: a file that was drawn anew has no place
 * where it was taken, no camera, and nothing hidden behind its end.
 */
export function redrawChatPicture(original: Buffer): Promise<RedrawnPicture> {
  return takeTurns(async () => {
    if (original.length === 0) throw new AppError('picture_unreadable');
    const picture = sharp(original, { limitInputPixels: false, failOn: 'error' });
    const { format, width, height } = await orUnreadable(picture.metadata());
    if (!formats.includes(format)) throw new AppError('picture_unreadable');
    if (width * height > mostPixels) throw new AppError('picture_too_large');
    const { data, info } = await orUnreadable(
      picture
        .autoOrient()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .timeout({ seconds: longestSeconds })
        .toBuffer({ resolveWithObject: true }),
    );
    return { data, width: info.width, height: info.height };
  });
}

async function orUnreadable<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (cause) {
    throw new AppError('picture_unreadable', { cause });
  }
}
