import { Hono } from 'hono';
import type postgres from 'postgres';
import { createCallerIdentifier, type StorageSecrets } from './caller.ts';
import { createFileStore } from './file-store.ts';
import { createReadingRoutes } from './reading-routes.ts';
import { createRenderer } from './renderer.ts';
import { invalidKey, StorageError } from './storage-error.ts';
import { createWritingRoutes } from './writing-routes.ts';

type Options = { sql: postgres.Sql; directory: string; secrets: StorageSecrets };

export type StorageServer = { fetch(request: Request): Promise<Response> };

/** Supabase's Storage API for objects over `storage.objects` and its policies, with contents in a directory. */
export function createStorageServer({ sql, directory, secrets }: Options): StorageServer {
  const files = createFileStore(directory);
  const renderer = createRenderer(files);
  const context = { sql, secrets, files, renderer, identifyCaller: createCallerIdentifier(secrets) };

  const app = new Hono().basePath('/storage/v1');
  app.use(async ({ req }, next) => {
    // PostgreSQL keeps no name with a zero byte in it.
    if (/%00/.test(req.url)) throw invalidKey();
    await next();
  });
  app.get('/status', ({ json }) => json({ status: 'ok' }));
  app.route('/', createReadingRoutes(context));
  app.route('/', createWritingRoutes(context));
  app.notFound(() =>
    Response.json({ statusCode: '404', error: 'Not Found', message: 'No such route' }, { status: 404 }),
  );
  app.onError((error) => {
    if (error instanceof StorageError) return error.toResponse();
    throw error;
  });
  return { fetch: async (request) => app.fetch(request) };
}
