import sharp from 'sharp';
import {
  drawWords,
  ground,
  height,
  poster,
  type Words,
  width,
} from '~/services/social-picture/layout.server';

/** The art, sharp as a poster and once more out of focus as the light of the room. */
export async function paintPicture(art: Buffer, words: Words): Promise<Buffer> {
  const sheet = await sharp(art)
    .resize(poster.width, poster.height, { fit: 'cover' })
    .composite([{ input: svg(poster, sheetRect(0, 0, 'fill="#fff"')), blend: 'dest-in' }])
    .png(passing)
    .toBuffer();
  return sharp(await drawLight(sheet))
    .resize(width, height, { kernel: 'cubic' })
    .blur(14)
    .composite([
      { input: svg({ width, height }, shadow) },
      { input: sheet, left: poster.left, top: poster.top },
      { input: svg({ width, height }, drawWords(words) + edge) },
    ])
    .png(delivered)
    .toBuffer();
}

/** For pictures on their way to the next step. */
export const passing = { compressionLevel: 0 } as const;
/** Messengers leave out pictures of more than a few hundred kilobytes; 256 colours, dithered, are enough. */
const delivered = { palette: true, quality: 100, effort: 4, dither: 1 } as const;

/** Small: the same light for a hundredth of the work. The steps between its few shades are blurred away later. */
function drawLight(sheet: Buffer): Promise<Buffer> {
  const small = { width: width / 10, height: height / 10 };
  return sharp(sheet)
    .flatten({ background: ground })
    .resize({ ...small, fit: 'cover' })
    .blur(9)
    .modulate({ saturation: 1.25 })
    .composite([{ input: svg(small, shade) }])
    .png(passing)
    .toBuffer();
}

/** Words stand on dark ground whatever the art is. */
const shade =
  '<linearGradient id="s" x2="1" y2="0">' +
  `<stop offset="0" stop-color="${ground}" stop-opacity=".96"/>` +
  `<stop offset=".55" stop-color="${ground}" stop-opacity=".87"/>` +
  `<stop offset="1" stop-color="${ground}" stop-opacity=".5"/></linearGradient>` +
  '<rect width="100%" height="100%" fill="url(#s)"/>';

const shadow =
  '<filter id="b" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="26"/></filter>' +
  sheetRect(poster.left, poster.top + 18, 'fill="#000" opacity=".5" filter="url(#b)"');

const edge = sheetRect(
  poster.left,
  poster.top,
  'fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="2"',
);

function sheetRect(x: number, y: number, look: string): string {
  return `<rect x="${x}" y="${y}" width="${poster.width}" height="${poster.height}" rx="${poster.radius}" ${look}/>`;
}

function svg(size: { width: number; height: number }, content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${content}</svg>`,
  );
}
