import sharp, { type Sharp } from 'sharp';
import type { Platform } from '~/lib/platform';
import type { ArtMark, Box, Mark, PictureMark } from '~/lib/ticket-design/marks';
import { createDrawOnce } from '~/services/picture-sizes/draw-once.server';
import { artSvg, posterSvg } from '~/ui/poster/poster-svg';
import { readDesignPicture } from './design-pictures.server';

type ImageMark = PictureMark | ArtMark;
/** What is seen of each picture, as an address: a document keeps what it knows by one, so all of its pages share it. */
export type MarkPictures = ReadonlyMap<string, string>;

/** Pixels per point: 150 to the inch, as pictures are printed. */
const printed = 2.1;
const mostPixels = 2000;
const artWidth = 400;

const drawOnce = createDrawOnce({ bytes: 48 * 1024 * 1024, entries: 200 });

export const pictureKey = (mark: ImageMark) =>
  JSON.stringify([
    mark.kind === 'art'
      ? [mark.art, mark.art.kind === 'poster' ? mark.eventId : 0]
      : [mark.pictureId, mark.isGrey],
    ...[mark.x, mark.y, mark.width, mark.height].map(Math.round),
    ...[mark.image.x, mark.image.y, mark.image.width, mark.image.height].map(Math.round),
  ]);

/** The pictures among the marks, cut to what is seen of them. One that is gone is left out. */
export async function drawPictures(
  platform: Pick<Platform, 'sql'>,
  marks: Mark[],
  density = printed,
): Promise<MarkPictures> {
  const drawn = new Map<string, string>();
  for (const mark of marks) {
    if (mark.kind !== 'picture' && mark.kind !== 'art') continue;
    const key = pictureKey(mark);
    const original = mark.kind === 'picture' ? await readDesignPicture(platform, mark.pictureId) : undefined;
    if (mark.kind === 'picture' && !original) continue;
    const type = original?.type ?? 'image/jpeg';
    const file = await drawOnce(`${density} ${key}`, () =>
      cut(mark, original ? sharp(original.content) : openArt(mark, density), density, type),
    );
    drawn.set(key, `data:${type};base64,${file.toString('base64')}`);
  }
  return drawn;
}

/** Where the file lies: what its box shows of the picture, which may not reach all edges. */
export function seenBox({ x, y, width, height, image }: ImageMark): Box {
  const left = Math.max(x, image.x);
  const top = Math.max(y, image.y);
  return {
    x: left,
    y: top,
    width: Math.min(x + width, image.x + image.width) - left,
    height: Math.min(y + height, image.y + image.height) - top,
  };
}

function openArt(mark: ImageMark, density: number): Sharp {
  const art = mark.kind === 'art' ? mark.art : undefined;
  const svg =
    art?.kind === 'art'
      ? artSvg(art)
      : posterSvg({ kind: 'event', id: mark.kind === 'art' ? mark.eventId : 0 });
  const width = Math.min(mostPixels, mark.image.width * density);
  return sharp(Buffer.from(svg), { density: Math.ceil((72 * width) / artWidth) });
}

async function cut(mark: ImageMark, picture: Sharp, density: number, type: string): Promise<Buffer> {
  const { width = 1, height = 1 } = await picture.metadata();
  const { image } = mark;
  const [across, down] = [width / image.width, height / image.height];
  const left = clamp(Math.round((mark.x - image.x) * across), 0, width - 1);
  const top = clamp(Math.round((mark.y - image.y) * down), 0, height - 1);
  const area = {
    left,
    top,
    width: clamp(Math.round(mark.width * across), 1, width - left),
    height: clamp(Math.round(mark.height * down), 1, height - top),
  };
  const seen = picture.extract(area).resize({
    width: Math.min(mostPixels, Math.ceil(mark.width * density)),
    height: Math.min(mostPixels, Math.ceil(mark.height * density)),
    fit: 'inside',
    withoutEnlargement: true,
  });
  if (mark.kind === 'picture' && mark.isGrey) seen.greyscale();
  return type === 'image/png'
    ? seen.png().toBuffer()
    : seen.flatten({ background: '#ffffff' }).jpeg({ quality: 82, progressive: false }).toBuffer();
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
