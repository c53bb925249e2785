import { createBrowserClient } from '@supabase/ssr';
import { readBrowserConfig } from '~/db/browser-config';
import type { Db } from '~/db/db';
import { retryingFetch } from '~/db/retrying-fetch';
import { sessionCookieOptions } from '~/db/session-cookie';
import type { Database } from '~/generated/database';

/** Imported dynamically only (browser-middleware.ts): the client is half as large as the whole shell. */
export function createBrowserDb(): Db {
  const { supabaseUrl, publishableKey } = readBrowserConfig();
  return createBrowserClient<Database>(supabaseUrl, publishableKey, {
    isSingleton: true,
    cookieOptions: sessionCookieOptions(location.protocol === 'https:'),
    // Codes and tokens in the address belong to /auth-callback, which exchanges them on the server.
    auth: { detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch: retryingFetch((request) => fetch(request)) },
  });
}
