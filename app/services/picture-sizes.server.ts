import { createHash } from 'node:crypto';
import { cropPicture } from '~/services/picture-sizes/crop-picture.server';
import { createDrawOnce } from '~/services/picture-sizes/draw-once.server';
import type { Focus } from '~/ui/picture-field/picture';

/** A few widths and no others: each is one more file to draw and to keep. */
type PictureWidth = 160 | 320 | 640 | 1280 | 2000;

export type PictureSize = Focus & {
  width: PictureWidth;
  /** With it the picture is cut to this shape around its focus; without it stays whole. */
  height?: number;
  format: 'webp' | 'jpeg';
};

const drawOnce = createDrawOnce({ bytes: 64 * 1024 * 1024 });

/** Smaller where the original is: a picture is never enlarged. Refuses with `picture_unreadable`. */
export function resizePicture(original: Buffer, size: PictureSize): Promise<Buffer> {
  const { width, height, focusX, focusY, format } = size;
  // By content, so that a picture that changed under its name is never mixed up with the one before.
  const content = createHash('sha256').update(original).digest('base64url');
  const key = [content, width, height, focusX, focusY, format].join(' ');
  return drawOnce(key, () =>
    cropPicture(original, { width, height }, { focusX, focusY }, (picture) =>
      format === 'webp'
        ? picture.webp({ quality: 80 })
        : // JPEG has no transparency; the ground of the dark pages shows through instead of black.
          picture.flatten({ background: '#081111' }).jpeg({ quality: 82, mozjpeg: true }),
    ),
  );
}
