import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What a killed app leaves behind in its data directory. `running`: a PostgreSQL that outlived it.
 * `none`: nothing, or a lock file whose process is gone; the file is removed then, because PostgreSQL takes
 * a zombie (its parent never asked for its exit, as in containers without an init) for a living server.
 */
export async function findOrphan(directory: string): Promise<'running' | 'none'> {
  const lockFile = join(directory, 'postmaster.pid');
  const pid = await readPid(lockFile);
  if (pid === undefined) return 'none';
  if (await isPostgresOf(pid, directory)) return 'running';
  await rm(lockFile, { force: true });
  return 'none';
}

async function readPid(lockFile: string): Promise<number | undefined> {
  try {
    const [line] = (await readFile(lockFile, 'utf8')).split('\n');
    return Number(line) || undefined;
  } catch {
    return undefined;
  }
}

/** A zombie has an empty command line, and a stranger that was given the same id has another one. */
async function isPostgresOf(pid: number, directory: string): Promise<boolean> {
  try {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0').includes(directory);
  } catch {
    return process.platform !== 'linux' && isAlive(pid);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
