import { createHash, randomUUID } from 'node:crypto';
import { constants, copyFile, type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

export type StoredFile = { version: string; size: number; eTag: string };

/**
 * Contents of objects, each in a folder named after its random version:
 * `<directory>/<first two letters>/<version>/content`, with renderings of an image beside it.
 * A version is written once and never changed; which one an object has is the database's to say.
 * No part of a path comes from an object's name, so no name can lead anywhere else.
 */
export type FileStore = ReturnType<typeof createFileStore>;

export function createFileStore(directory: string) {
  const shardOf = (version: string) => join(directory, requireVersion(version).slice(0, 2));
  const folderOf = (version: string) => join(shardOf(version), version);
  const contentOf = (version: string) => join(folderOf(version), 'content');

  /** The caller makes the file visible by writing its version to the database, hence the syncs first. */
  async function create(fill: (path: string) => Promise<Omit<StoredFile, 'version'>>): Promise<StoredFile> {
    const version = randomUUID();
    try {
      await mkdir(folderOf(version), { recursive: true, mode: 0o700 });
      const stored = await fill(contentOf(version));
      await syncDirectory(folderOf(version));
      await syncDirectory(shardOf(version));
      return { version, ...stored };
    } catch (error) {
      await remove(version);
      throw error;
    }
  }

  async function write(body: AsyncIterable<Uint8Array>): Promise<StoredFile> {
    return create(async (path) => {
      const hash = createHash('sha256');
      let size = 0;
      async function* measured() {
        for await (const chunk of body) {
          hash.update(chunk);
          size += chunk.byteLength;
          yield chunk;
        }
      }
      await using file = await open(path, 'wx', 0o600);
      await file.writeFile(measured());
      await file.sync();
      return { size, eTag: `"${hash.digest('hex').slice(0, 32)}"` };
    });
  }

  async function copy(source: StoredFile): Promise<StoredFile> {
    return create(async (path) => {
      await copyFile(contentOf(source.version), path, constants.COPYFILE_FICLONE);
      await using file = await open(path, 'r');
      await file.sync();
      return { size: source.size, eTag: source.eTag };
    });
  }

  async function remove(version: string): Promise<void> {
    if (!versionPattern.test(version)) return;
    await rm(folderOf(version), { recursive: true, force: true });
  }

  /** Undefined when the version is gone: its object was replaced or removed a moment ago. */
  async function openContent(version: string): Promise<FileHandle | undefined> {
    // A row that was written by hand may say anything.
    if (!versionPattern.test(version)) return undefined;
    return open(contentOf(version), 'r').catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
  }

  async function* versions(): AsyncGenerator<string> {
    for (const shard of await listDirectory(directory)) {
      for (const version of await listDirectory(join(directory, shard))) {
        if (versionPattern.test(version)) yield version;
      }
    }
  }

  return { write, copy, remove, openContent, versions, folderOf };
}

const versionPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function requireVersion(version: string): string {
  if (!versionPattern.test(version)) throw new Error(`Not a version of a stored file: ${version}`);
  return version;
}

async function syncDirectory(path: string): Promise<void> {
  await using directory = await open(path, 'r');
  await directory.sync();
}

async function listDirectory(path: string): Promise<string[]> {
  return readdir(path).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
