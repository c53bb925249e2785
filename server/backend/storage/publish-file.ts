import type { Caller } from './caller.ts';
import { type NewObject, saveObject } from './object-rows.ts';
import type { StorageContext } from './storage-context.ts';
import { StorageError } from './storage-error.ts';

/** Makes a complete file the content of an object, and lets go of the content that it replaces. */
export async function publishFile(
  { sql, files }: StorageContext,
  caller: Caller,
  object: NewObject,
  how: { upsert: boolean; operation: string },
): Promise<{ Id: string; Key: string }> {
  const { id, replacedVersion } = await saveObject(sql, caller, object, how).catch(async (error: unknown) => {
    // After any other failure the row may have been committed: then the file is in use, and if not,
    // abandoned-files.ts finds it.
    if (error instanceof StorageError) await files.remove(object.version);
    throw error;
  });
  if (replacedVersion) await files.remove(replacedVersion);
  return { Id: id, Key: `${object.bucket}/${object.name}` };
}
