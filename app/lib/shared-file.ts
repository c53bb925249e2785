import { data } from 'react-router';

type SharedFile = { type: string; seconds: number; name?: string };

/** A file that is the same for everyone and may be kept by whoever passes it on. */
export function sharedFile(
  body: string | Uint8Array<ArrayBuffer>,
  { type, seconds, name }: SharedFile,
): Response {
  const headers = new Headers({
    'content-type': type,
    'cache-control': `public, max-age=${seconds}${seconds >= 31_536_000 ? ', immutable' : ''}`,
    'x-content-type-options': 'nosniff',
  });
  if (name) headers.set('content-disposition', `inline; filename="${name}"`);
  return new Response(body, { headers });
}

/** `12.png` → '12'. What has another ending is a page that does not exist. */
export function requireFileStem(file: string | undefined, ending: string): string {
  if (!file?.endsWith(ending)) throw data(null, { status: 404 });
  return file.slice(0, -ending.length);
}
