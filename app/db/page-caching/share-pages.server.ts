import {
  type AnonymousPage,
  answerPage,
  makePage,
  sharedHeaders,
} from '~/db/page-caching/anonymous-page.server';
import { readAhead } from '~/db/page-caching/read-ahead.server';

export type RenderPage = (request: Request) => Promise<Response>;

/** What came of a render: a page for everyone, whole or still coming, or an answer to this one request. */
export type Rendered =
  | { page: AnonymousPage }
  | { headers: Headers; stream: ReadableStream<Uint8Array> }
  | { answer: Response };

/** A page that is the same for every stranger may be kept for a moment and asked for by its ETag. */
export function sharePages(render: RenderPage): RenderPage {
  return async (request) => {
    const response = await render(request);
    if (request.method !== 'GET') return response;
    return answerRendered(await takeRendered(response), request);
  };
}

export async function takeRendered(response: Response): Promise<Rendered> {
  if (!isForEveryone(response)) return { answer: response };
  const { headers } = response;
  const body = await readAhead(response.body);
  return Buffer.isBuffer(body) ? { page: makePage(headers, body) } : { headers, stream: body };
}

export function answerRendered(rendered: Rendered, request: Request): Response {
  if ('answer' in rendered) return rendered.answer;
  if ('page' in rendered) return answerPage(rendered.page, request);
  return new Response(rendered.stream, { headers: sharedHeaders(rendered.headers) });
}

/** Pages for one person say so: the root middleware and the routes set `cache-control` where it matters. */
function isForEveryone({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    !headers.has('cache-control') &&
    !headers.has('set-cookie') &&
    (headers.get('content-type') ?? '').startsWith('text/html')
  );
}
