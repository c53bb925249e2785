import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupError, tableSums } from './database-file.ts';

/** The parts of a backup's folder. `files` can be checked with `sha256sum -c` as well. */
export const parts = {
  manifest: 'manifest.json',
  database: 'database.sql.gz',
  files: 'SHA256SUMS',
  storage: 'storage',
};

const manifest = z.object({
  format: z.literal(1),
  limelight: z.string(),
  takenAt: z.iso.datetime(),
  database: z.object({ sha256: z.string(), bytes: z.number() }),
  files: z.object({
    sha256: z.string(),
    count: z.number(),
    bytes: z.number(),
    /** Contents that the database names and that were not on the disk when the backup was taken. */
    missing: z.array(z.string()),
  }),
  tables: tableSums,
});
export type Manifest = z.infer<typeof manifest>;

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, parts.manifest), 'utf8').catch((cause: unknown) => {
    throw new BackupError(`${folder} is not a backup of Limelight: it has no ${parts.manifest}.`, { cause });
  });
  try {
    return manifest.parse(JSON.parse(text));
  } catch (cause) {
    throw new BackupError(`${join(folder, parts.manifest)} is damaged, or of another version of Limelight.`, {
      cause,
    });
  }
}

/** Nothing is restored of a backup that is not whole to the last byte. */
export async function requireWhole(folder: string, { database, files }: Manifest): Promise<void> {
  const lines = (await readFile(join(folder, parts.files), 'utf8').catch(() => ''))
    .split('\n')
    .filter(Boolean);
  const listed = lines.map((line) => ({ sha256: line.slice(0, 64), path: line.slice(66) }));
  const wanted = [
    { sha256: database.sha256, path: parts.database },
    { sha256: files.sha256, path: parts.files },
    ...listed,
  ];
  for (const { sha256, path } of wanted) {
    const found = await sha256OfFile(join(folder, path));
    if (found === undefined) throw new BackupError(`The backup is not whole: ${path} is missing.`);
    if (found !== sha256) throw new BackupError(`The backup is damaged: ${path} is not what was written.`);
  }
}

export async function sha256OfFile(path: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk);
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}
