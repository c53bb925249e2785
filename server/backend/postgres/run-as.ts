import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';

const run = promisify(execFile);
const account = 'postgres';

/** How a PostgreSQL program is started: the words before it, and the ids of a person who is not root. */
export type RunAs = { prefix: string[]; owner: { uid: number; gid: number } | undefined };

/**
 * PostgreSQL refuses to run as root. There, it runs as the account `postgres` (made when it is missing);
 * where that account cannot reach our files, as in a clone below /root, it is lent the right to pass.
 */
export async function findRunAs(program: string, directory: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return { prefix: [], owner: undefined };
  const owner = await findOrMakeAccount();
  const drop = ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  if (await reaches(drop, program, directory)) return { prefix: drop, owner };
  const passing = ['dac_override', 'dac_read_search'].map((capability) => `+${capability}`).join(',');
  return { prefix: [...drop, `--inh-caps=${passing}`, `--ambient-caps=${passing}`], owner };
}

async function findOrMakeAccount() {
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

async function accountIds() {
  const [uid, gid] = await Promise.all([run('id', ['-u', account]), run('id', ['-g', account])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

async function reaches(drop: string[], program: string, directory: string): Promise<boolean> {
  const [command = '', ...rest] = drop;
  const test = await run(command, [...rest, 'test', '-x', program, '-a', '-r', directory]).then(
    () => true,
    () => false,
  );
  return test;
}
