import type { Db } from '~/db/db';
import { forgetSignedIn, getSignedIn } from '~/db/signed-in';
import type { Platform } from '~/lib/platform';

type Settled = { suspension: string | null };

/**
 * Verifies the session of a request and refreshes it where it is about to expire. A session that the backend
 * does not know any more is dropped, so that its dead token does not spoil the public pages; answers why, where that
 * is because the person is suspended. `isSure`: their token may still be good, and is asked about all the same.
 */
export async function settleSession(db: Db, platform: Platform, isSure: boolean): Promise<Settled> {
  try {
    // Before it is verified: a session that has ended takes its token along.
    const token = (await db.auth.getSession()).data.session?.access_token;
    if ((await getSignedIn(db)) !== null && !isSure) return { suspension: null };
    const suspension = token === undefined ? null : await askSuspension(db, token);
    if (suspension === null && (await getSignedIn(db)) !== null) return { suspension };
    await db.auth.signOut({ scope: 'local' });
    forgetSignedIn(db);
    return { suspension };
  } catch (error) {
    // The pages say by themselves that the backend cannot be reached; the session stays as it is.
    forgetSignedIn(db);
    platform.log.warn({ err: error }, 'session could not be verified');
    return { suspension: null };
  }
}

/** A token that has expired says nothing: then the next sign-in does. */
async function askSuspension(db: Db, token: string): Promise<string | null> {
  const { data } = await db.rpc('get_own_suspension').setHeader('authorization', `Bearer ${token}`);
  return data;
}
