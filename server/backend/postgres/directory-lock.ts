import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../start-error.ts';

/**
 * One Limelight per data directory. The lock names the process and when it began, so that a lock left
 * behind by a crash is recognised even after its process id has been given to someone else.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const file = join(directory, 'limelight.lock');
  const mine = JSON.stringify({ pid: process.pid, began: await processBegan(process.pid) });
  for (;;) {
    try {
      await writeFile(file, mine, { flag: 'wx' });
      return () => rm(file, { force: true });
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
    }
    const holder = await readHolder(file);
    if (holder && (await isSameProcess(holder))) {
      throw new StartError(
        `${directory} is in use by another Limelight (process ${holder.pid}). Stop it, or set DATA_DIR to another folder.`,
      );
    }
    await rm(file, { force: true });
  }
}

type Holder = { pid: number; began: string | undefined };

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    const holder: Holder = JSON.parse(await readFile(file, 'utf8'));
    return Number.isInteger(holder.pid) ? holder : undefined;
  } catch {
    // Half-written by a process that died: nobody holds it.
    return undefined;
  }
}

async function isSameProcess(holder: Holder): Promise<boolean> {
  if (holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return isCode(error, 'EPERM');
  }
  return (await processBegan(holder.pid)) === holder.began;
}

/**
 * When a process began, by /proc/PID/stat on Linux; elsewhere the process id alone has to do. A zombie has
 * ended, though its id is still taken.
 */
async function processBegan(pid: number): Promise<string | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? 'ended' : fields[18];
  } catch {
    return undefined;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
