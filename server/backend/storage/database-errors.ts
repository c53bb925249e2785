import { accessDenied, alreadyExists, bucketNotFound } from './storage-error.ts';

/** Runs work whose refusals by the database are answers to the caller, not failures of ours. */
export async function translateDatabaseErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === '42501') throw accessDenied();
    if (code === '23505') throw alreadyExists();
    if (code === '23503') throw bucketNotFound();
    throw error;
  }
}
