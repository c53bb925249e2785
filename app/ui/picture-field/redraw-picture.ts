import { AppError } from '~/lib/app-error';
import { wholePicture } from '~/ui/picture-field/crop';
import type { Crop } from '~/ui/picture-field/picture';

type Redrawing = {
  /** All of it, where nothing is said. */
  crop?: Crop | undefined;
  /** Pixels; a smaller picture stays as small as it is. */
  longestSide: number;
  type?: 'image/webp' | 'image/jpeg';
};

type Redrawn = { file: File; width: number; height: number };

const quality = 0.86;

/**
 * A picture drawn anew by the browser: quick to send from a phone, in a format that everyone can show, upright, and
 * without what a camera writes into its files, such as the place where it was. Refuses with `picture_unreadable`.
 */
export async function redrawPicture(
  file: File,
  { crop = wholePicture, longestSide, type = 'image/webp' }: Redrawing,
): Promise<Redrawn> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    (cause: unknown) => {
      throw new AppError('picture_unreadable', { cause });
    },
  );
  const canvas = drawPart(picture, crop, longestSide);
  picture.close();

  const drawn = type === 'image/webp' ? await encode(canvas, type) : null;
  // Some browsers cannot write WebP and answer with another type.
  const blob = drawn?.type === type ? drawn : await encode(onWhite(canvas), 'image/jpeg');
  const name = blob.type === 'image/webp' ? 'picture.webp' : 'picture.jpg';
  return { file: new File([blob], name, { type: blob.type }), width: canvas.width, height: canvas.height };
}

function drawPart(picture: ImageBitmap, crop: Crop, longestSide: number): HTMLCanvasElement {
  const width = crop.width * picture.width;
  const height = crop.height * picture.height;
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = penOf(canvas);
  pen.imageSmoothingQuality = 'high';
  const corner = [crop.x * picture.width, crop.y * picture.height] as const;
  pen.drawImage(picture, ...corner, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A JPEG has no transparency, which would turn black. */
function onWhite(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const pen = penOf(canvas);
  pen.globalCompositeOperation = 'destination-over';
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (!pen) throw new AppError('picture_unreadable');
  return pen;
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new AppError('picture_unreadable')));
    canvas.toBlob(take, type, quality);
  });
}
