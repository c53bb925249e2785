import { AppError } from '~/lib/app-error';

/** Sharp on every screen that shows it, and still a small upload. */
const longestEdge = 1600;
const quality = 0.86;

/**
 * A picture drawn anew by the browser: quick to send from a phone, in a format that everyone can show, and
 * without what a camera writes into its files, such as the place where it was.
 */
export async function shrinkPicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    (cause: unknown) => {
      throw new AppError('picture_unreadable', { cause });
    },
  );
  const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new AppError('picture_unreadable');
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();

  const webp = await encode(canvas, 'image/webp');
  if (webp.type === 'image/webp') return new File([webp], 'picture.webp', { type: webp.type });
  // A browser that cannot write WebP; a JPEG has no transparency, which would turn black.
  pen.globalCompositeOperation = 'destination-over';
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return new File([await encode(canvas, 'image/jpeg')], 'picture.jpg', { type: 'image/jpeg' });
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new AppError('picture_unreadable')));
    canvas.toBlob(take, type, quality);
  });
}
