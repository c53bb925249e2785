import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileStore, isMissing } from './file-store.ts';
import { type ImageFormat, type ImageTransform, transformImage } from './image-transformer.ts';
import { createTaskQueue } from './task-queue.ts';

/** Enough for every size our pages ask for; more would let a stranger fill the disk. */
const renderingsPerImage = 24;

export type Renderer = ReturnType<typeof createRenderer>;

/** Resized images, made once and kept beside their original; they go when it goes. */
export function createRenderer(files: FileStore) {
  const runTask = createTaskQueue({ running: 2, waiting: 200 });
  const inProgress = new Map<string, Promise<Buffer | undefined>>();

  async function make(version: string, path: string, transform: ImageTransform, format: ImageFormat) {
    await using content = await files.openContent(version);
    if (!content) return undefined;
    const rendering = await transformImage(await content.readFile(), transform, format);
    await keep(files.folderOf(version), path, rendering);
    return rendering;
  }

  /** Undefined when the version is gone, as `openContent` says it. */
  return async function render(
    version: string,
    transform: ImageTransform,
    format: ImageFormat,
  ): Promise<Buffer | undefined> {
    const path = join(files.folderOf(version), renderingName(transform, format));
    const kept = await readIfPresent(path);
    if (kept) return kept;
    const running = inProgress.get(path);
    if (running) return running;
    const started = runTask(() => make(version, path, transform, format)).finally(() =>
      inProgress.delete(path),
    );
    inProgress.set(path, started);
    return started;
  };
}

export function renderingName(
  { width, height, resize, quality }: ImageTransform,
  format: ImageFormat,
): string {
  return `${width ?? 'auto'}x${height ?? 'auto'}-${resize}-${quality}.${format}`;
}

async function keep(folder: string, path: string, rendering: Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  try {
    await makeRoom(folder);
    await writeFile(unfinished, rendering, { mode: 0o600 });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    // The original was removed meanwhile; this answer may still go out.
    if (!isMissing(error)) throw error;
  }
}

async function makeRoom(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name !== 'content');
  if (names.length < renderingsPerImage) return;
  const kept = await Promise.all(
    names.map(async (name) => ({ name, made: (await stat(join(folder, name))).mtimeMs })),
  );
  kept.sort((one, other) => one.made - other.made);
  const surplus = kept.slice(0, kept.length - renderingsPerImage + 1);
  await Promise.all(surplus.map(({ name }) => rm(join(folder, name), { force: true })));
}

async function readIfPresent(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
}
