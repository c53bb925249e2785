import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { Backend } from '../backend/backend.ts';
import type { PartState } from '../backend/database.ts';
import { serveMailbox } from '../local/mailbox.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { PageHandler } from '../pages.ts';
import type { Simulator } from '../payments/simulator/simulator.ts';
import { limitBodies } from './body-limit.ts';
import { clientAddress, pageRequest } from './client-address.ts';
import { compressPages } from './compress-pages.ts';
import { reportHealth } from './health.ts';
import { isLoopback } from './loopback.ts';
import type { AuthGuard } from './rate-limit.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { serveSecurityText } from './security-text.ts';

/** What is filled in while the process starts; until then visitors are asked to wait. */
export type HttpState = {
  phase: 'starting' | 'running' | 'stopping';
  backend: Backend | undefined;
  /** Counts tries in front of the auth server. */
  guard: AuthGuard | undefined;
  pages: PageHandler | undefined;
  /** PUBLIC_URL where it is set: the address that pages see themselves on behind a proxy. */
  publicUrl: string | undefined;
  /** Where to write about a hole: mailto:… or https://…; undefined: nobody said. */
  securityContact: string | undefined;
  /** Folders of files, the first that has one counts. */
  files: string[];
  worker: (() => PartState) | undefined;
  /** The local mailbox is readable by whoever reaches this server: only where that is this machine. */
  mailboxOpen: boolean;
  /** Stands in for the payment provider while there is none. */
  simulator: Simulator | undefined;
};

export function startingState(): HttpState {
  return {
    phase: 'starting',
    backend: undefined,
    guard: undefined,
    pages: undefined,
    publicUrl: undefined,
    securityContact: undefined,
    files: [],
    worker: undefined,
    mailboxOpen: false,
    simulator: undefined,
  };
}

type HttpEnvironment = { Bindings: HttpBindings; Variables: { requestId: string } };

const immutable = 'public, max-age=31536000, immutable';

export function createHttpApp(state: HttpState, log: Logger, metrics?: Metrics) {
  const app = new Hono<HttpEnvironment>();
  app.use(securityHeaders(state));
  app.get('/healthz', async (context) => {
    const { code, report } = await reportHealth(state.phase, state.backend, state.worker);
    return context.json(report, code, { 'cache-control': 'no-store' });
  });
  app.get('/metrics', async (context) => {
    const peer = getConnInfo(context).remote.address;
    return (await metrics?.answer(context.req.raw, peer, state)) ?? context.notFound();
  });
  app.use(requestLog(log, metrics?.observe));
  app.use(compress());
  app.use(compressPages());
  app.use(async (context, next) => {
    if (state.phase === 'starting') return context.text('Limelight is starting', 503, { 'retry-after': '2' });
    return next();
  });
  app.use(limitBodies());
  for (const part of ['auth', 'rest', 'storage', 'realtime']) {
    app.all(`/${part}/v1/*`, (context) => {
      const serve = state.backend?.serve;
      if (!serve || !state.guard) return context.notFound();
      const address = visitorOf(context);
      return state.guard(context.req.raw, address, (request) => serve(request, address));
    });
  }
  app.on('GET', ['/local/mailbox', '/local/mailbox/:part/:id'], (context) => {
    const url = new URL(context.req.url);
    // A strange name that leads here is a page elsewhere trying to read over a visitor's shoulder.
    if (!state.backend || !state.mailboxOpen || !isLoopback(url.hostname)) return context.notFound();
    return serveMailbox(state.backend.sql, url);
  });
  app.on(['GET', 'POST'], '/local/stripe/*', (context) =>
    state.simulator ? state.simulator.serve(context.req.raw) : context.notFound(),
  );
  app.get('/.well-known/security.txt', (context) =>
    serveSecurityText(state.securityContact, state.publicUrl ?? new URL(context.req.url).origin),
  );
  app.use('/assets/*', serveFiles(state, immutable, 0), serveFiles(state, immutable, 1));
  // A page of an older build that finds no file of its own must not be given a page in its place.
  app.use('/assets/*', async (context, next) => {
    if (state.files.length === 0) return next();
    return context.text('Not found', 404, { 'cache-control': 'no-store' });
  });
  const pictures = serveFiles(state, 'public, max-age=3600', 0);
  // Workers, and what they bring along, are asked for anew every time: nothing old may outlive a deploy.
  const others = serveFiles(state, 'no-cache', 0);
  // Files of public/ have an extension; pages never do.
  app.use('*', (context, next) => {
    const [extension] = /\.\w+$/.exec(context.req.path) ?? [];
    if (!extension) return next();
    return /^\.(js|css|html|webmanifest)$/.test(extension) ? others(context, next) : pictures(context, next);
  });
  app.all('*', (context) => {
    if (!state.pages) return context.notFound();
    return state.pages(pageRequest(context.req.raw, visitorOf(context), state.publicUrl));
  });
  app.onError((error, context) => {
    log.error({ id: context.get('requestId'), err: error }, 'request failed');
    return context.json({ error: 'internal_error', id: context.get('requestId') }, 500);
  });
  return app;
}

function visitorOf(context: Context<HttpEnvironment>): string | null {
  return clientAddress(getConnInfo(context).remote.address, context.req.header('x-forwarded-for'));
}

/** The folders of files are known only once the build is there. */
function serveFiles(
  state: HttpState,
  cacheControl: string,
  place: number,
): MiddlewareHandler<HttpEnvironment> {
  let serve: MiddlewareHandler<HttpEnvironment> | undefined;
  return (context, next) => {
    const root = state.files[place];
    if (root === undefined) return next();
    serve ??= serveStatic<HttpEnvironment>({
      root,
      precompressed: true,
      onFound: (_path, found) => found.header('cache-control', cacheControl),
    });
    return serve(context, next);
  };
}
