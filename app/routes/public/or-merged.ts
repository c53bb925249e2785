import { href, redirect } from 'react-router';
import type { Db } from '~/db/db';
import { getGenreRedirect } from '~/features/genres/queries';
import { AppError } from '~/lib/app-error';

/** The address of a genre that was merged leads to the one that it was merged into, for good. */
export async function orMerged<Genre>(db: Db, id: number, reading: Promise<Genre>): Promise<Genre> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof AppError) || error.reason !== 'not_found') throw error;
    const kept = await getGenreRedirect(db, id);
    if (kept === null) throw error;
    throw redirect(href('/genre/:id', { id: String(kept) }), 301);
  }
}
