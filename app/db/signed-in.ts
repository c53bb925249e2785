import type { Db } from '~/db/db';
import { AppError } from '~/lib/app-error';

export type SignedIn = { supabaseId: string; email: string };

const known = new WeakMap<Db, Promise<SignedIn | null>>();

/**
 * The authentication user of this session, with the token verified: locally where the backend signs with
 * public keys, by asking the backend otherwise. A cookie alone proves nothing.
 */
export function getSignedIn(db: Db): Promise<SignedIn | null> {
  // On the server a client lives for one request; in the browser it outlives sign-in and sign-out.
  if (!import.meta.env.SSR) return verify(db);
  const verifying = known.get(db) ?? verify(db);
  known.set(db, verifying);
  return verifying;
}

export function forgetSignedIn(db: Db): void {
  known.delete(db);
}

async function verify(db: Db): Promise<SignedIn | null> {
  const { data, error } = await db.auth.getClaims();
  if (data) return { supabaseId: data.claims.sub, email: data.claims.email ?? '' };
  // A backend out of reach is no reason to take people for strangers.
  if (error && isUnreachable(error))
    throw new AppError(error.status ? 'backend_failed' : 'unreachable', { cause: error });
  return null;
}

function isUnreachable(error: { name: string; status?: number | undefined }): boolean {
  return error.name === 'AuthRetryableFetchError' || (error.status ?? 0) >= 500 || error.status === 429;
}
