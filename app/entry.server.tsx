import { randomBytes, randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { platformContext } from '~/db/context';
import { contentSecurityPolicy } from '~/ui/page/content-security-policy';
import { PageContext } from '~/ui/page/page-context';

const renderTimeout = 10_000;

/** What follows a page may take its time, such as the slowest part of the self-check, but not as long as the page. */
export const streamTimeout = 8000;

/** The id under which an unexpected error of this request was logged; the error page shows it. */
const errorIds = new WeakMap<object, string>();

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  report(error, request, context);
};

function report(error: unknown, request: Request, context: Readonly<RouterContextProvider>): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const errorId = errorIds.get(context) ?? randomUUID().slice(0, 8);
  errorIds.set(context, errorId);
  const path = new URL(request.url).pathname;
  context.get(platformContext).log.error({ errorId, err: error, path }, 'page failed');
}

/** People get the page as it renders; crawlers get it whole, and of an error only the status. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  const crawler = isbot(request.headers.get('user-agent'));
  if (crawler && status >= 400) return new Response(null, { status, headers });

  const nonce = import.meta.env.PROD ? randomBytes(16).toString('base64') : undefined;
  if (nonce) {
    const { supabaseUrl, payments } = context.get(platformContext);
    const paysElsewhere = payments.mode !== 'simulated';
    const readsCodes = new URL(request.url).pathname === '/scanner';
    const surroundings = { pageUrl: request.url, supabaseUrl, paysElsewhere, readsCodes };
    headers.set('content-security-policy', contentSecurityPolicy(nonce, surroundings));
  }
  headers.set('content-type', 'text/html; charset=utf-8');
  // Nobody would see the page: who may open it has been decided before.
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  return new Promise((resolve, reject) => {
    const page = (
      <PageContext value={{ nonce, errorId: errorIds.get(context) }}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </PageContext>
    );
    let code = status;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Parts are sent where they belong, however big they are: a script would have to put them there otherwise.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      [crawler || routerContext.isSpaMode ? 'onAllReady' : 'onShellReady']() {
        if (crawler && code >= 400) {
          resolve(new Response(null, { status: code, headers }));
          abort();
          return;
        }
        const body = new PassThrough();
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status: code }));
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        code = 500;
        report(error, request, context);
      },
    });
    setTimeout(abort, renderTimeout).unref();
  });
}
