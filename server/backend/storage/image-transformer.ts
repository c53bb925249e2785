import sharp from 'sharp';
import { z } from 'zod';
import { essenceOf, sniffImageType } from './content-type.ts';
import { invalidRequest } from './storage-error.ts';

const edge = z.coerce.number().int().min(1).max(2500).optional();

/** Supabase's options for image transformations, from a query or from a JSON body. */
export const imageTransform = z.object({
  width: edge,
  height: edge,
  resize: z.enum(['cover', 'contain', 'fill']).default('cover'),
  quality: z.coerce.number().int().min(20).max(100).default(80),
  format: z.enum(['origin', 'webp', 'avif', 'jpeg', 'png']).optional(),
});
export type ImageTransform = z.infer<typeof imageTransform>;

const encodable = ['webp', 'avif', 'jpeg', 'png', 'gif'] as const;
export type ImageFormat = (typeof encodable)[number];

/** Twice a good phone's camera; a bomb of a few kilobytes can claim far more. */
const largestInputPixels = 100_000_000;
const longestSeconds = 15;
/** Supabase's `contain` keeps the whole picture without bars around it. */
const fits = { cover: 'cover', contain: 'inside', fill: 'fill' } as const;

/** An explicit format wins; otherwise WebP where the browser takes it, and the original's own elsewhere. */
export function chooseFormat(
  format: ImageTransform['format'],
  contentType: string,
  accept: string | null,
): ImageFormat {
  if (format && format !== 'origin') return format;
  if (!format && accept?.includes('image/webp')) return 'webp';
  return encodable.find((candidate) => essenceOf(contentType) === `image/${candidate}`) ?? 'jpeg';
}

/** Turned upright, never enlarged, and without metadata: a photo's GPS position must not be published. */
export async function transformImage(
  input: Buffer,
  { width, height, resize, quality }: ImageTransform,
  format: ImageFormat,
): Promise<Buffer> {
  const type = sniffImageType(input);
  // SVG is left out: its renderer reads other files, and a vector needs no resizing.
  if (!type || type === 'image/svg+xml')
    throw invalidRequest('The object is not an image that can be resized');
  try {
    return await sharp(input, { limitInputPixels: largestInputPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width, height, fit: fits[resize], withoutEnlargement: true })
      .toFormat(format, format === 'gif' ? {} : { quality })
      .timeout({ seconds: longestSeconds })
      .toBuffer();
  } catch (cause) {
    throw invalidRequest('The image is damaged or too large to be resized', { cause });
  }
}
