import type { MiddlewareHandler } from 'hono';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Small ones are not counted: forms and calls. */
const small = 64 * kilobyte;

type BodyLimits = {
  /** The longest body by the beginning of the path; the first that fits counts. `stream`: who reads it measures it. */
  paths: readonly (readonly [prefix: string, most: number | 'stream'])[];
  /** All that may be in memory at once: thousands who each send what is allowed must not fill it. */
  atOnce: number;
};

const bodyLimits: BodyLimits = {
  paths: [
    ['/storage/v1/', 'stream'],
    ['/auth/v1/', small],
    ['/rest/v1/', 2 * megabyte],
    ['/realtime/v1/', megabyte],
    ['/local/', small],
    ['/webhooks/', megabyte],
    // Imports of 20 MB are the longest form.
    ['/', 21 * megabyte],
  ],
  atOnce: 256 * megabyte,
};

/** Refuses what is too long before anybody reads it. Behind this, every body has a length that is true. */
export function limitBodies({ paths, atOnce }: BodyLimits = bodyLimits): MiddlewareHandler {
  let taken = 0;
  return async (context, next) => {
    const { raw } = context.req;
    const [, most = 0] = paths.find(([prefix]) => context.req.path.startsWith(prefix)) ?? [];
    const announced = raw.headers.get('content-length');
    const hasBody = announced !== null || raw.headers.has('transfer-encoding');
    if (most === 'stream' || raw.method === 'GET' || raw.method === 'HEAD' || !hasBody) return next();
    // The parser of HTTP holds a body to the length that was announced.
    const length = announced === null ? most : Number(announced);
    if (length > most) return refusal(context.req.path, 413, 'This is too long.');
    const counted = length > small ? length : 0;
    if (taken + counted > atOnce)
      return refusal(context.req.path, 503, 'Too much is being sent at once. Try again in a moment.');
    taken += counted;
    try {
      if (announced === null) {
        const body = await readWithin(raw.body, most);
        if (body === undefined) return refusal(context.req.path, 413, 'This is too long.');
        context.req.raw = withBody(raw, body);
      }
      await next();
    } finally {
      taken -= counted;
    }
  };
}

function refusal(path: string, status: 413 | 503, words: string): Response {
  // What is still being sent is not wanted: the connection ends with the answer.
  const headers = {
    'cache-control': 'no-store',
    connection: 'close',
    ...(status === 503 ? { 'retry-after': '5' } : {}),
  };
  const isApi = /^\/(auth|rest|realtime)\/v1\//.test(path);
  return isApi
    ? Response.json({ code: status, message: words }, { status, headers })
    : new Response(words, { status, headers });
}

function withBody(request: Request, body: Uint8Array<ArrayBuffer>): Request {
  const headers = new Headers(request.headers);
  headers.delete('transfer-encoding');
  headers.set('content-length', String(body.length));
  return new Request(request.url, { method: request.method, headers, body, signal: request.signal });
}

async function readWithin(
  stream: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream ?? []) {
    length += chunk.length;
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
