import type { Db } from '~/db/db';
import { forgetSignedIn, getSignedIn } from '~/db/signed-in';
import type { Platform } from '~/lib/platform';

/**
 * Verifies the session of a request and refreshes it where it is about to expire. A session that the backend
 * does not know any more is dropped, so that its dead token does not spoil the public pages.
 */
export async function settleSession(db: Db, platform: Platform): Promise<void> {
  try {
    if ((await getSignedIn(db)) !== null) return;
    await db.auth.signOut({ scope: 'local' });
    forgetSignedIn(db);
  } catch (error) {
    // The pages say by themselves that the backend cannot be reached; the session stays as it is.
    forgetSignedIn(db);
    platform.log.warn({ err: error }, 'session could not be verified');
  }
}
