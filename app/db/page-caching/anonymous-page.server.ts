import { createHash, randomBytes } from 'node:crypto';

/** For caches of browsers and proxies; what this process keeps itself is in keep-pages.server.ts. */
const caching = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60';

/** A whole page that is the same for every stranger, but for the nonce: each answer gets one of its own. */
export type AnonymousPage = {
  /** With zeros where the nonce goes. */
  bytes: Buffer;
  nonce: string;
  noncePlaces: number[];
  headers: Headers;
  etag: string;
};

/** Takes over the bytes, which it changes. */
export function makePage(given: Headers, bytes: Buffer): AnonymousPage {
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(given.get('content-security-policy') ?? '') ?? [];
  const noncePlaces = nonce === '' ? [] : placesOf(bytes, nonce);
  for (const place of noncePlaces) bytes.fill(0, place, place + nonce.length);
  // Weak: the same page is sent with different compressions and nonces.
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const headers = sharedHeaders(given);
  headers.set('etag', etag);
  return { bytes, nonce, noncePlaces, headers, etag };
}

export function answerPage(page: AnonymousPage, request: Request): Response {
  if (matches(request.headers.get('if-none-match'), page.etag)) {
    return new Response(null, { status: 304, headers: keepForNotModified(page.headers) });
  }
  const bytes = Buffer.from(page.bytes);
  const headers = new Headers(page.headers);
  const policy = headers.get('content-security-policy');
  if (policy !== null && page.nonce !== '') {
    // As long as the one before, so that it fits into its places.
    const nonce = randomBytes(page.nonce.length).toString('base64').slice(0, page.nonce.length);
    for (const place of page.noncePlaces) bytes.write(nonce, place, 'latin1');
    headers.set('content-security-policy', policy.replaceAll(page.nonce, nonce));
  }
  return new Response(bytes, { headers });
}

export function sharedHeaders(given: Headers): Headers {
  const headers = new Headers(given);
  headers.set('cache-control', caching);
  headers.append('vary', 'Cookie');
  return headers;
}

/** Everywhere, not only in attributes: a nonce of a page that someone else can read is worth nothing. */
function placesOf(bytes: Buffer, nonce: string): number[] {
  const places: number[] = [];
  let place = bytes.indexOf(nonce, 0, 'latin1');
  while (place >= 0) {
    places.push(place);
    place = bytes.indexOf(nonce, place + nonce.length, 'latin1');
  }
  return places;
}

function matches(header: string | null, etag: string): boolean {
  if (header === null) return false;
  return (
    header === '*' || header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag.slice(2))
  );
}

/** The page that a visitor has goes on with the policy that came with it, which is why a 304 carries none. */
function keepForNotModified(headers: Headers): Headers {
  const kept = new Headers();
  for (const name of ['cache-control', 'etag', 'vary']) {
    const value = headers.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept;
}
