import { createServerClient, parseCookieHeader, serializeCookieHeader } from '@supabase/ssr';
import { createClient } from '@supabase/supabase-js';
import type { Db } from '~/db/db';
import { retryingFetch } from '~/db/retrying-fetch';
import { sessionCookieOptions } from '~/db/session-cookie';
import type { Database } from '~/generated/database';
import type { Platform } from '~/lib/platform';

/** Set by the server on every page request, after it removed what the visitor may have sent. */
const clientAddressHeader = 'x-limelight-client';

/** Whom tries are counted for; null where nobody knows. */
export function clientAddressOf(request: Request): string | null {
  return request.headers.get(clientAddressHeader);
}

export type ServerDb = { db: Db; setCookies: string[] };

/** The backend as the person behind these cookies sees it. `setCookies` fills as the session changes. */
export function createServerDb(platform: Platform, request: Request): ServerDb {
  const setCookies: string[] = [];
  const cookies = parseCookieHeader(request.headers.get('cookie') ?? '');
  const address = clientAddressOf(request);
  const db = createServerClient<Database>(
    platform.supabaseUrl ?? platform.publicUrl,
    platform.publishableKey,
    {
      cookieOptions: sessionCookieOptions(platform.publicUrl.startsWith('https:')),
      cookies: {
        getAll: () => cookies.map(({ name, value }) => ({ name, value: value ?? '' })),
        setAll(changes) {
          for (const { name, value, options } of changes) {
            const at = cookies.findIndex((cookie) => cookie.name === name);
            if (at >= 0) cookies.splice(at, 1);
            if (options.maxAge !== 0) cookies.push({ name, value });
            setCookies.push(serializeCookieHeader(name, value, options));
          }
        },
      },
      db: { retry: false },
      global: {
        headers: address === null ? {} : { [clientAddressHeader]: address },
        fetch: retryingFetch((inner) => platform.fetchBackend(inner)),
      },
    },
  );
  return { db, setCookies };
}

/** The backend as anyone sees it, whoever asks: for answers that are shared. */
export function createAnonymousDb(platform: Platform): Db {
  return createServerDb(platform, new Request(platform.publicUrl)).db;
}

/** The backend over the network, as a browser with this token has it: its sockets are real ones. */
export function createSocketDb(platform: Platform, accessToken: string): Db {
  return createClient<Database>(platform.supabaseUrl ?? platform.publicUrl, platform.publishableKey, {
    accessToken: async () => accessToken,
  });
}

/** The backend as the service, which may do everything: for files that nobody reads or writes directly. */
export function createServiceDb(platform: Platform): Db {
  return createClient<Database>(platform.supabaseUrl ?? platform.publicUrl, platform.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: retryingFetch((inner) => platform.fetchBackend(inner)) },
  });
}
