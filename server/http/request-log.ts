import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';

const idPattern = /^[\w-]{8,64}$/;

/** One line per request. Paths are logged as routes (numbers and tokens masked), never with their query. */
export function requestLog(
  log: Logger,
  observe?: Metrics['observe'],
): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async (context, next) => {
    const given = context.req.header('x-request-id') ?? '';
    const id = idPattern.test(given) ? given : randomUUID();
    context.set('requestId', id);
    const began = performance.now();
    await next();
    context.header('x-request-id', id);
    const facts = {
      id,
      method: context.req.method,
      route: maskPath(context.req.path),
      status: context.res.status,
      ms: Math.round((performance.now() - began) * 10) / 10,
    };
    observe?.({ ...facts, seconds: facts.ms / 1000 });
    log[context.res.status >= 500 ? 'error' : 'info'](facts, 'request');
  };
}

export function maskPath(path: string): string {
  return path
    .replace(/\/\d+(?=[/.]|$)/g, '/:id')
    .replace(/\/[^/]*@[^/]*/g, '/:address')
    .replace(/\/[\w-]{24,}(?=[/.]|$)/g, '/:token');
}
