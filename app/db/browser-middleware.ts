import type { MiddlewareFunction } from 'react-router';
import { dbContext } from '~/db/context';
import type { Db } from '~/db/db';

let loading: Promise<Db> | undefined;

/** The browser's own client, loaded when it is first needed and kept. */
export function getBrowserDb(): Promise<Db> {
  loading ??= import('~/db/browser-client').then(
    ({ createBrowserDb }) => createBrowserDb(),
    (error: unknown) => {
      // A lost connection while the chunk loads must not break every later navigation.
      loading = undefined;
      throw error;
    },
  );
  return loading;
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
