import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';

const run = promisify(execFile);
const account = 'postgres';

type Owner = { uid: number; gid: number };

/** How a PostgreSQL program is started: the words before it, and who must own its files (undefined: we do). */
export type RunAs = { prefix: string[]; owner: Owner | undefined };

/**
 * PostgreSQL refuses to run as root. There, it runs as the account `postgres` (made when it is missing);
 * where that account cannot reach our files, as in a clone below /root, root itself is shown to PostgreSQL
 * under that account's number, in a user namespace.
 */
export async function findRunAs(program: string, directory: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return { prefix: [], owner: undefined };
  const ids = await findOrMakeAccount();
  const asAccount = ['setpriv', `--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups'];
  if (await reaches(asAccount, program, directory)) return { prefix: asAccount, owner: ids };
  const asIfAccount = ['unshare', `--map-user=${ids.uid}`, `--map-group=${ids.gid}`];
  if (await reaches(asIfAccount, program, directory))
    return { prefix: asIfAccount, owner: { uid: 0, gid: 0 } };
  throw new StartError(
    `PostgreSQL cannot run as root, and the account '${account}' cannot reach ${directory}. Start Limelight as another user, or move it to a folder that everyone may enter.`,
  );
}

/** Files of an earlier start may belong to someone else: to root, or to the account. */
export async function ensureOwner(directory: string, owner: Owner | undefined): Promise<void> {
  if (!owner || (await stat(directory)).uid === owner.uid) return;
  await run('chown', ['-R', `${owner.uid}:${owner.gid}`, directory]);
}

async function findOrMakeAccount(): Promise<Owner> {
  try {
    return await accountIds();
  } catch {
    try {
      await run('useradd', ['--system', '--user-group', '--no-create-home', account]);
      return await accountIds();
    } catch (cause) {
      throw new StartError(
        `PostgreSQL cannot run as root and no account '${account}' could be made. Start Limelight as another user, or set DATABASE_URL.`,
        { cause },
      );
    }
  }
}

async function accountIds(): Promise<Owner> {
  const [uid, gid] = await Promise.all([run('id', ['-u', account]), run('id', ['-g', account])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

/** The folder itself is handed over later; what counts is that everything above it can be passed. */
async function reaches(
  [command = '', ...words]: string[],
  program: string,
  directory: string,
): Promise<boolean> {
  return run(command, [...words, 'test', '-x', program, '-a', '-d', `${dirname(directory)}/.`]).then(
    () => true,
    () => false,
  );
}
