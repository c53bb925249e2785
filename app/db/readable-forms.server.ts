import { isCrossSite } from '~/db/same-origin.server';
import { hasZeroByte } from '~/lib/zero-bytes';

type Handle = (request: Request) => Promise<Response>;

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/** These read something else than a form, and say themselves what they cannot read. */
const readsOtherwise = /^\/(push-subscription|webhooks\/stripe|customize-tickets\/[\w.]+)$/;

/**
 * In front of everything that reads forms: what is no form, or one that broke off, is refused here and is no failure of
 * a page. It also means that no other site's form can pass for one of our calls by calling itself text.
 */
export function requireReadableForms(handle: Handle, publicUrl: string): Handle {
  return async (request) => {
    if (hasZeroByte(request.url)) return refusal(400, 'This address cannot be read.');
    if (safeMethods.has(request.method)) return handle(request);
    // Before the router, which would take it for a failure of ours.
    if (isCrossSite(request, publicUrl))
      return refusal(403, 'This request came from another site and was refused.');
    const type = request.headers.get('content-type') ?? '';
    const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type);
    const takesOther = readsOtherwise.test(new URL(request.url).pathname);
    if (takesOther && !isForm && !/^application\/json\b/i.test(type)) return handle(request);
    if (!isForm && !takesOther) return refusal(415, 'Only forms can be sent here.');
    const read = await readBody(request, type);
    return read ? handle(read) : refusal(400, 'This form could not be read. Go back and try again.');
  };
}

/** The same request with its body at hand; undefined where the body is not what it says. */
async function readBody(request: Request, type: string): Promise<Request | undefined> {
  try {
    const body = new Uint8Array(await request.arrayBuffer());
    if (!(await isSound(body, type))) return undefined;
    const { method, headers, signal } = request;
    return new Request(request.url, { method, headers, signal, body });
  } catch {
    // Broken off on the way, or never a form: there is nobody else to tell.
    return undefined;
  }
}

async function isSound(body: Uint8Array<ArrayBuffer>, type: string): Promise<boolean> {
  if (!/^multipart\//i.test(type)) return !hasZeroByte(Buffer.from(body).toString('latin1'));
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  return [...form].every(
    ([name, value]) => !`${name}${typeof value === 'string' ? value : ''}`.includes('\0'),
  );
}

function refusal(status: 400 | 403 | 415, words: string): Response {
  return new Response(words, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  });
}
