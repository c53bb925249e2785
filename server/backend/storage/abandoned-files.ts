import { stat } from 'node:fs/promises';
import type postgres from 'postgres';
import { createFileStore, isMissing } from './file-store.ts';

const batchSize = 500;

/**
 * Contents that no object names: left by a crash between the disk and the database, or by rows that were
 * deleted in SQL. Young ones are spared, for their upload may still be under way in any process.
 */
export async function removeAbandonedFiles(
  sql: postgres.Sql,
  { directory, olderThan }: { directory: string; olderThan: Date },
): Promise<number> {
  const files = createFileStore(directory);
  let removed = 0;
  let batch: string[] = [];

  async function removeBatch(): Promise<void> {
    const rows = await sql<{ version: string }[]>`
      select version from unnest(${batch}::text[]) as version
      where not exists (select from storage.objects where objects.version = version.version)`;
    for (const { version } of rows) {
      if ((await changedAt(files.folderOf(version))) > olderThan) continue;
      await files.remove(version);
      removed += 1;
    }
    batch = [];
  }

  for await (const version of files.versions()) {
    batch.push(version);
    if (batch.length === batchSize) await removeBatch();
  }
  await removeBatch();
  return removed;
}

async function changedAt(path: string): Promise<Date> {
  return stat(path).then(
    ({ mtime }) => mtime,
    (error: unknown) => {
      if (isMissing(error)) return new Date();
      throw error;
    },
  );
}
