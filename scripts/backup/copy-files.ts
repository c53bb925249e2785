import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type postgres from 'postgres';
import { isMissing } from '../../server/backend/storage/file-store.ts';
import { parts } from './manifest.ts';

const versionForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where the content of a version is, in DATA_DIR and in a backup alike (server/backend/storage/file-store.ts). */
export function contentPath(version: string): string {
  return join(parts.storage, version.slice(0, 2), version, 'content');
}

export async function listVersions(sql: postgres.ISql): Promise<string[]> {
  const rows = await sql<
    { version: string }[]
  >`select version from storage.objects where version is not null`;
  // A row that was written by hand may say anything.
  return rows.map(({ version }) => version).filter((version) => versionForm.test(version));
}

/** A version never changes, so one that has been copied stays good. Answers those that are gone. */
export async function copyVersions(
  from: string,
  to: string,
  versions: string[],
  copied: Set<string>,
): Promise<string[]> {
  const gone: string[] = [];
  for (const version of versions) {
    if (copied.has(version)) continue;
    const target = join(to, contentPath(version));
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    try {
      await copyFile(join(from, contentPath(version)), target);
      copied.add(version);
    } catch (error) {
      if (!isMissing(error)) throw error;
      await rm(dirname(target), { recursive: true, force: true });
      gone.push(version);
    }
  }
  return gone;
}
