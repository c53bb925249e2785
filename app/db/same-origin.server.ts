const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Cookies are SameSite=Lax, so another site's form carries none; this refuses such a request altogether,
 * and those of sibling hosts, which count as the same site. Calls without a browser (webhooks) send neither
 * header and no cookie that could be abused.
 */
export function isCrossSite(request: Request, publicUrl: string): boolean {
  if (safeMethods.has(request.method)) return false;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  return origin !== new URL(publicUrl).origin && origin !== new URL(request.url).origin;
}
