import type { Db } from '~/db/db';
import { getAccountEmail, getViewer } from '~/features/session/queries';

/** Whose the tickets will be; null for strangers. */
export async function readAccount(db: Db) {
  const viewer = await getViewer(db);
  if (!viewer) return null;
  const email = ((await getAccountEmail(db)) ?? '').toLowerCase();
  return { userId: viewer.userId, name: viewer.name, email };
}
