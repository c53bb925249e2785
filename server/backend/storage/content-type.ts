import type { Bucket } from './object-rows.ts';
import { invalidMimeType } from './storage-error.ts';

const wellFormed = /^[\w.+-]+\/[\w.+-]+(\s*;[\x20-\x7e]*)?$/;

/** `image/png` of `image/PNG; charset=x`. */
export function essenceOf(contentType: string): string {
  const essence = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return essence === 'image/jpg' ? 'image/jpeg' : essence;
}

export function requireAllowedType(bucket: Bucket, contentType: string): void {
  const allowed = bucket.allowed_mime_types?.map(essenceOf) ?? [];
  const essence = essenceOf(contentType);
  const isAllowed = allowed.some(
    (type) =>
      type === essence || type === '*/*' || (type.endsWith('/*') && essence.startsWith(type.slice(0, -1))),
  );
  if (!wellFormed.test(contentType) || (allowed.length > 0 && !isAllowed)) throw invalidMimeType(contentType);
}

/** In a bucket for images alone the bytes must be the picture that the header promises. */
export function requireHonestType(bucket: Bucket, contentType: string, leadingBytes: Uint8Array): void {
  const allowed = bucket.allowed_mime_types ?? [];
  const takesOnlyImages = allowed.length > 0 && allowed.every((type) => type.startsWith('image/'));
  if (takesOnlyImages && sniffImageType(leadingBytes) !== essenceOf(contentType))
    throw invalidMimeType(contentType);
}

/** As many leading bytes as the longest signature needs, with room for a comment before `<svg`. */
export const sniffLength = 1024;

export function sniffImageType(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes.subarray(0, sniffLength)).toString('latin1');
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (/^GIF8[79]a/.test(text)) return 'image/gif';
  if (/^RIFF.{4}WEBP/s.test(text)) return 'image/webp';
  if (/^.{4}ftypavi[fs]/s.test(text)) return 'image/avif';
  if (/^(\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*|<!--.*?-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]/is.test(text)) {
    return 'image/svg+xml';
  }
  return undefined;
}
