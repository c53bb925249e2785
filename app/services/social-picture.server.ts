import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { AppError } from '~/lib/app-error';
import { cropPicture } from '~/services/picture-sizes/crop-picture.server';
import { createDrawOnce } from '~/services/picture-sizes/draw-once.server';
import { poster, type Words } from '~/services/social-picture/layout.server';
import { keepDrawable } from '~/services/social-picture/lettering.server';
import { paintPicture, passing } from '~/services/social-picture/paint.server';
import { centre, type Focus } from '~/ui/picture-field/picture';
import { type PosterKind, posterSvg } from '~/ui/poster/poster-svg';

export type SocialPicture = {
  kind: PosterKind;
  id: number | string;
  title: string;
  /** What stands below the title, such as date and place; the first is the brightest. */
  lines: string[];
  /** What must not be missed, such as “Cancelled”. */
  badge?: string;
  /** A photo in the place of the poster art. */
  picture?: Buffer;
  focus?: Focus;
};

/** No more than this is ever shown, and every letter costs. */
const mostCharacters = 200;

/** 72 would be the 500 units of the poster's own height. */
const posterDensity = Math.ceil((72 * poster.height) / 500);

const drawOnce = createDrawOnce({ bytes: 96 * 1024 * 1024, entries: 200 });

/** What a link to us looks like where it is shared: a PNG of 1200 × 630. */
export function drawSocialPicture(subject: SocialPicture): Promise<Buffer> {
  const { picture, ...facts } = subject;
  const photo = picture ? createHash('sha256').update(picture).digest('base64url') : '';
  return drawOnce(`${photo} ${JSON.stringify(facts)}`, async () => {
    const art =
      (picture && (await readPhoto(picture, subject.focus ?? centre))) ?? (await drawPoster(subject));
    return paintPicture(art, wordsOf(subject));
  });
}

function wordsOf({ title, lines, badge = '' }: SocialPicture): Words {
  return {
    title: readable(title),
    details: lines.map(readable).filter((line) => line !== ''),
    badge: readable(badge),
  };
}

/** Empty where our type has less than half of the letters: scraps of a title would say something else. */
function readable(text: string): string {
  const short = [...text].slice(0, mostCharacters).join('');
  const drawable = keepDrawable(short);
  return lettersIn(drawable) * 2 < lettersIn(short) ? '' : drawable;
}

function lettersIn(text: string): number {
  return text.normalize('NFC').match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

function drawPoster({ kind, id }: SocialPicture): Promise<Buffer> {
  return sharp(Buffer.from(posterSvg({ kind, id })), { density: posterDensity })
    .png(passing)
    .toBuffer();
}

/** Undefined for a photo that cannot be read: a link is better shared with our art than without a picture. */
async function readPhoto(picture: Buffer, focus: Focus): Promise<Buffer | undefined> {
  try {
    return await cropPicture(picture, poster, focus, (photo) => photo.png(passing));
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
