import { Duplex } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const settings = {
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // A millisecond more than gzip and a tenth smaller: most pages then come with the first packets that a server may send.
    [constants.BROTLI_PARAM_QUALITY]: 7,
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
  // A page that still comes is not held back.
  flush: constants.BROTLI_OPERATION_FLUSH,
};

/** Pages as small as the browser can take them; everything else is left to the general rule. */
export function compressPages(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { body, headers, status } = context.res;
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
    if (!body || !isPage || status === 206 || headers.has('content-encoding')) return;
    if (!/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(context.req.header('accept-encoding') ?? '')) return;
    const compressed = body.pipeThrough(Duplex.toWeb(createBrotliCompress(settings)) as CompressionStream);
    context.res = new Response(compressed, context.res);
    context.res.headers.delete('content-length');
    context.res.headers.set('content-encoding', 'br');
    context.res.headers.append('vary', 'Accept-Encoding');
  };
}
