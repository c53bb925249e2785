import { isbot } from 'isbot';
import { type AnonymousPage, answerPage, makePage } from '~/db/page-caching/anonymous-page.server';
import {
  answerRendered,
  type Rendered,
  type RenderPage,
  sharePages,
  takeRendered,
} from '~/db/page-caching/share-pages.server';
import { hasAuthCookie } from '~/db/session-cookie';
import { createLru } from '~/lib/lru';

/** docs/operations.md promises it. */
const freshFor = 2000;
/** How much longer an old page is good enough for those who come while one render replaces it. */
const staleFor = 10_000;
const mostBytes = 64 * 1024 * 1024;
const largestPage = 1024 * 1024;
/** Nobody links to more, and nonsense shall not fill the memory faster than pages do. */
const longestQuery = 200;

/** Without a page: what is under this address is not the same for everyone, so each request is on its own. */
type Kept = { page: AnonymousPage | undefined; since: number };

/** One render serves every stranger for a moment: docs/decisions/0008. */
export function keepPages(render: RenderPage, now = () => performance.now()): RenderPage {
  const kept = createLru<Kept>({ bytes: mostBytes });
  const underWay = new Map<string, Promise<AnonymousPage | undefined>>();
  const renderForOne = sharePages(render);

  async function renderForAll(key: string, request: Request): Promise<Response> {
    const since = now();
    const rendering = render(strangerRequest(request)).then(takeRendered).then(branch);
    const page = rendering.then(({ forAll }) => forAll).catch(() => undefined);
    underWay.set(key, page);
    page.then((made) => {
      underWay.delete(key);
      kept.set(key, { page: made, since }, 1000 + key.length * 2 + (made?.bytes.length ?? 0));
    });
    const { forOne } = await rendering;
    return answerRendered(forOne, request);
  }

  return async (request) => {
    const key = keyOf(request);
    if (key === undefined) return renderForOne(request);
    const found = kept.get(key);
    const replacement = underWay.get(key);
    const usable = found && now() - found.since < freshFor + (replacement ? staleFor : 0);
    if (!usable && !replacement) return renderForAll(key, request);
    const page = usable ? found.page : await replacement;
    return page ? answerPage(page, request) : renderForOne(request);
  };
}

/** Nothing of a page for everyone may come from one visitor: cookies, languages and the like stay outside. */
function strangerRequest(request: Request): Request {
  const headers = new Headers();
  for (const name of ['user-agent', 'x-limelight-client']) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  // Without the visitor's signal: who leaves does not take the page away from those who wait for it too.
  return new Request(request.url, { headers });
}

/** Undefined: not a page, or not a stranger. Crawlers have pages of their own, which wait for slow parts. */
function keyOf({ method, headers, url }: Request): string | undefined {
  if (method !== 'GET' || hasAuthCookie(headers.get('cookie'))) return undefined;
  const { pathname, search } = new URL(url);
  // Files and React Router's data have an extension; pages never do.
  if (search.length > longestQuery || /\.\w+$/.test(pathname)) return undefined;
  return `${isbot(headers.get('user-agent')) ? 'crawler' : 'person'} ${url}`;
}

type Branches = { forOne: Rendered; forAll: Promise<AnonymousPage | undefined> };

/** A page that still comes goes to its visitor as it comes and, in a second branch, into the memory. */
async function branch(rendered: Rendered): Promise<Branches> {
  const nothing = Promise.resolve(undefined);
  if ('answer' in rendered) return { forOne: rendered, forAll: nothing };
  if ('page' in rendered) {
    const { page } = rendered;
    const keepable = isTheSameForAll(page.headers) && page.bytes.length <= largestPage;
    return { forOne: rendered, forAll: keepable ? Promise.resolve(page) : nothing };
  }
  const { headers, stream } = rendered;
  if (!isTheSameForAll(headers)) return { forOne: rendered, forAll: nothing };
  const [own, copy] = stream.tee();
  const forAll = readUpTo(copy, largestPage).then((bytes) => bytes && makePage(headers, bytes));
  return { forOne: { headers, stream: own }, forAll };
}

/** A page that depends on more than its address names it in `Vary`. */
function isTheSameForAll(headers: Headers): boolean {
  const names = (headers.get('vary') ?? '').toLowerCase().split(',');
  return names.every((name) => ['', 'cookie', 'accept-encoding'].includes(name.trim()));
}

async function readUpTo(stream: ReadableStream<Uint8Array>, most: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
