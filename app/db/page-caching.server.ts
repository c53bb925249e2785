import { createHash } from 'node:crypto';

const shared = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60';
/** Pages are whole within this time unless they wait for slow parts on purpose. */
const patience = 60;

/** A page that is the same for every stranger may be kept for a moment and asked for by its ETag. */
export async function shareAnonymousPage(request: Request, response: Response): Promise<Response> {
  if (!isAnonymousDocument(request, response)) return response;
  const { chunks, rest } = await readAhead(response);
  const headers = new Headers(response.headers);
  headers.set('cache-control', shared);
  headers.append('vary', 'Cookie');
  if (rest) return new Response(continueStream(chunks, rest), { status: response.status, headers });
  const etag = etagOf(chunks);
  headers.set('etag', etag);
  if (matches(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: keepForNotModified(headers) });
  }
  return new Response(Buffer.concat(chunks), { status: response.status, headers });
}

function isAnonymousDocument(request: Request, response: Response): boolean {
  return (
    request.method === 'GET' &&
    response.status === 200 &&
    !response.headers.has('cache-control') &&
    !response.headers.has('set-cookie') &&
    (response.headers.get('content-type') ?? '').startsWith('text/html')
  );
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;
type Pending = { reader: Reader; next: ReturnType<Reader['read']> };

/** The whole body where it comes at once; otherwise what came so far and the rest, still streaming. */
async function readAhead(response: Response): Promise<{ chunks: Uint8Array[]; rest: Pending | undefined }> {
  const chunks: Uint8Array[] = [];
  const reader: Reader | undefined = response.body?.getReader();
  if (!reader) return { chunks, rest: undefined };
  const late = Symbol('late');
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<typeof late>((resolve) => {
    timer = setTimeout(resolve, patience, late);
  });
  try {
    while (true) {
      const next = reader.read();
      const part = await Promise.race([next, deadline]);
      if (part === late) return { chunks, rest: { reader, next } };
      if (part.done) return { chunks, rest: undefined };
      chunks.push(part.value);
    }
  } finally {
    clearTimeout(timer);
  }
}

function continueStream(chunks: Uint8Array[], { reader, next }: Pending): ReadableStream<Uint8Array> {
  let pending: Pending['next'] | undefined = next;
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
    },
    async pull(controller) {
      const part = await (pending ?? reader.read());
      pending = undefined;
      if (part.done) controller.close();
      else controller.enqueue(part.value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/**
 * Nonces are new in every answer and mean nothing: the page that a visitor has goes on with the policy that
 * came with it, which is why a 304 carries none.
 */
function etagOf(chunks: Uint8Array[]): string {
  const page = Buffer.concat(chunks)
    .toString('utf8')
    .replace(/ nonce="[^"]*"/g, '');
  // Weak: the same page is sent with different compressions.
  return `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`;
}

function matches(header: string | null, etag: string): boolean {
  if (header === null) return false;
  return (
    header === '*' || header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag.slice(2))
  );
}

function keepForNotModified(headers: Headers): Headers {
  const kept = new Headers();
  for (const name of ['cache-control', 'etag', 'vary']) {
    const value = headers.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept;
}
