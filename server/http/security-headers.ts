import type { MiddlewareHandler } from 'hono';

/** What no page uses is off for everything that might run in one. */
const unused = [
  'accelerometer',
  'bluetooth',
  'display-capture',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

const year = 31_536_000;

/**
 * On every answer, whoever made it; what the answer says itself stands. Pages bring a policy of their own for scripts
 * (app/ui/page/content-security-policy.ts).
 */
export function securityHeaders(state: { publicUrl: string | undefined }): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const given = {
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': policyFor(headers.get('content-type') ?? ''),
      'cross-origin-resource-policy': isForAll(context.req.path, headers) ? 'cross-origin' : 'same-origin',
      ...(isPage(headers) ? pageHeaders(context.req.path) : {}),
      // Said over plain HTTP it would not count, and on one's own machine it would lock people out.
      ...(state.publicUrl?.startsWith('https:') ? { 'strict-transport-security': `max-age=${year}` } : {}),
    };
    for (const [name, value] of Object.entries(given)) if (!headers.has(name)) context.header(name, value);
  };
}

/** The scanner is always opened as a document of its own; nothing else looks through a camera. */
function pageHeaders(path: string): Record<string, string> {
  const rules = [
    ...unused.map((feature) => `${feature}=()`),
    `camera=(${path === '/scanner' ? 'self' : ''})`,
    'geolocation=(self)',
  ];
  return { 'cross-origin-opener-policy': 'same-origin', 'permissions-policy': rules.join(', ') };
}

function isPage(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** A drawing is a document that could run scripts when it is opened by itself; data has nothing to load. */
function policyFor(contentType: string): string {
  if (contentType.startsWith('image/svg'))
    return "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox";
  if (/^(application\/json|text\/plain)/.test(contentType))
    return "default-src 'none'; frame-ancestors 'none'";
  return "frame-ancestors 'none'";
}

/** Pictures are shown in letters and by other sites; what is somebody's own is not. */
function isForAll(path: string, headers: Headers): boolean {
  return (
    /^\/storage\/v1\/(object|render\/image)\/public\//.test(path) ||
    (headers.get('cache-control')?.startsWith('public') ?? false)
  );
}
