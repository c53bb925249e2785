import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { AppError } from '~/lib/app-error';

const mostTries = 3;

/** At once and for good. `confirmation` is the account's own address, typed again. */
export async function deleteAccount(db: Db, confirmation: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      unwrap(await db.rpc('delete_account', { confirmation }));
      return;
    } catch (error) {
      // Two who wait for each other: the database lets one go on, and the other tries again.
      if (tries >= mostTries || !isDeadlock(error)) throw error;
    }
  }
}

function isDeadlock(error: unknown): boolean {
  const cause = error instanceof AppError ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '40P01';
}
