import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Pages } from '../pages.ts';
import { StartError } from '../start-error.ts';

/** Slow clients: a request line and headers come quickly, a picture over a bad network may take a while. */
const patience = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  idleTimeout: 90_000,
};
type Patience = typeof patience;

type Fetch = Parameters<typeof getRequestListener>[0];

/** Listens at once, so that /healthz can say that the rest is still starting. */
export async function listen(
  fetch: Fetch,
  host: string,
  port: number,
  { idleTimeout, ...waiting }: Patience = patience,
): Promise<Server> {
  const server = createServer(waiting, getRequestListener(fetch));
  // Whoever asks and then does not read the answer is not waited for; sockets of realtime have a rule of their own.
  server.setTimeout(idleTimeout);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explainListenError(error, host, port)));
    server.listen(port, host, resolve);
  });
  return server;
}

/** In development Vite answers first; what it does not know goes on to us. */
export function serveDevelopmentFirst(server: Server, middleware: NonNullable<Pages['middleware']>): void {
  const [ours] = server.listeners('request') as ((...words: unknown[]) => void)[];
  if (!ours) throw new Error('the server has no listener yet');
  server.removeAllListeners('request');
  server.on('request', (request, response) => middleware(request, response, () => ours(request, response)));
}

/** Lets what is running finish and closes what is idle; after `patience` the rest is cut off. */
export async function closeServer(server: Server, patience: number): Promise<void> {
  // Busy clients would otherwise keep their connections open with ever new requests.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Again and again: a connection that is busy now is idle in a moment.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

function explainListenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const messages: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is taken. Stop what uses it, or set PORT to another number.`,
    EACCES: `Port ${port} needs more rights than this user has. Set PORT to a number above 1023.`,
    EADDRNOTAVAIL: `HOST=${host} is not an address of this machine.`,
    ENOTFOUND: `HOST=${host} is not an address of this machine.`,
  };
  const message = messages[error.code ?? ''];
  return message ? new StartError(message, { cause: error }) : error;
}
