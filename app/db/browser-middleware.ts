import type { MiddlewareFunction } from 'react-router';
import { dbContext } from '~/db/context';
import type { Db } from '~/db/db';
import { breathe } from '~/lib/breathe';

let loading: Promise<Db> | undefined;

/** The browser's own client, loaded when it is first needed and kept. */
export function getBrowserDb(): Promise<Db> {
  loading ??= loadBrowserDb().catch((error: unknown) => {
    // A lost connection while the chunk loads must not break every later navigation.
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Reading it, making it and what is then done with it take a slow phone 30 ms each. */
async function loadBrowserDb(): Promise<Db> {
  const { createBrowserDb } = await import('~/db/browser-client');
  await breathe();
  const db = createBrowserDb();
  await breathe();
  return db;
}

export function isBrowserDbLoaded(): boolean {
  return loading !== undefined;
}

/**
 * Root client middleware: from the second page on, the browser queries the backend directly. A client that cannot be
 * loaded fails whoever asks it, and nobody else: what is sent without it can still say that there is no connection.
 */
export const browserMiddleware: MiddlewareFunction = async ({ context }) => {
  context.set(dbContext, await getBrowserDb().catch(failingDb));
};

function failingDb(error: unknown): Db {
  return new Proxy({} as Db, {
    get(_, name) {
      // Asked by whoever awaits it, not by whoever uses it.
      if (name === 'then') return undefined;
      throw error;
    },
  });
}
