import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { StartError } from './start-error.ts';

const root = join(import.meta.dirname, '..');
const stampFile = join(root, 'build/stamp');
const aside = join(root, '.former-build');
/** What the pages are built from. */
export const sources = [
  'app',
  'public',
  'vite.config.ts',
  'vite.chunks.ts',
  'react-router.config.ts',
  'package-lock.json',
];

/** `npm start` builds when there is no build, or when it was made from other sources. Answers which build there is. */
export async function ensureBuild(announce: (text: string) => void): Promise<string> {
  const stamp = await stampOfSources();
  const built = await readFile(stampFile, 'utf8').catch(() => '');
  if (built === stamp) return stamp;
  announce('  Building Limelight, once …\n');
  await setFormerFilesAside();
  await buildPages();
  await putFormerFilesBack();
  await versionWorker(stamp);
  await compressAssets();
  await writeFile(stampFile, stamp);
  return stamp;
}

/** Pages that are open while a new build takes over still ask for files of theirs. Those of one build before are enough. */
async function setFormerFilesAside(): Promise<void> {
  await rm(aside, { recursive: true, force: true });
  // Nothing was built here before.
  await rename(join(root, 'build/client/assets'), aside).catch(() => undefined);
}

/** Building has emptied the folder. */
async function putFormerFilesBack(): Promise<void> {
  await mkdir(join(root, 'build/former'), { recursive: true });
  await rename(aside, join(root, 'build/former/assets')).catch(() => undefined);
}

/** Browsers look whether a worker's script is another one: with every build it is. */
async function versionWorker(stamp: string): Promise<void> {
  const file = join(root, 'build/client/worker.js');
  const script = await readFile(file, 'utf8');
  const versioned = script.replace("'development'", `'${stamp.slice(0, 12)}'`);
  if (versioned === script) throw new Error('public/worker.js names no build');
  await writeFile(file, versioned);
}

async function buildPages(): Promise<void> {
  const command = join(root, 'node_modules/@react-router/dev/bin.cjs');
  try {
    await promisify(execFile)(process.execPath, [command, 'build'], {
      cwd: root,
      maxBuffer: 1e8,
      // Whoever asks for the build, a test run for example, must not make it another one.
      env: { ...process.env, NODE_ENV: 'production' },
    });
  } catch (cause) {
    const output = cause instanceof Error && 'stderr' in cause ? String(cause.stderr) : String(cause);
    throw new StartError(`The build failed:\n${output}`, { cause });
  }
}

/** Compressed once here instead of at every request. */
async function compressAssets(): Promise<void> {
  const files = await listFiles(join(root, 'build/client'));
  for (const file of files.filter((name) => /\.(js|css|svg|json|webmanifest|wasm)$/.test(name))) {
    const content = await readFile(file);
    if (content.length < 1024) continue;
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
  }
}

async function stampOfSources(): Promise<string> {
  const files = (await Promise.all(sources.map((source) => listFiles(join(root, source))))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(relative(root, file))
      .update('\0')
      .update(await readFile(file));
  return hash.digest('hex');
}

async function listFiles(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { withFileTypes: true, recursive: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTDIR') return [path];
    if (code === 'ENOENT') return [];
    throw error;
  }
}
