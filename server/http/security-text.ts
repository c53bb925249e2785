const halfYear = 180 * 24 * 60 * 60 * 1000;

/** /.well-known/security.txt (RFC 9116): where to write about a hole. */
export function serveSecurityText(
  contact: string | undefined,
  publicUrl: string,
  now = Date.now(),
): Response {
  if (contact === undefined) return new Response('Not found', { status: 404 });
  const day = 24 * 60 * 60 * 1000;
  // Whole days: the same file for everyone who reads it today.
  const expires = new Date(Math.floor((now + halfYear) / day) * day).toISOString();
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    'Preferred-Languages: en, de',
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
