import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Fault } from './fault.ts';
import { startMailServer } from './mail-server.ts';
import { embeddedPlace, openStage, type Stage, sharedPlace } from './stage.ts';

const run = promisify(execFile);
const diskSize = '600m';

export class NotHere extends Error {}

/** The Limelight that a fault happens to. */
export async function openFor(on: Fault['on']): Promise<Stage> {
  if (on === 'shared') return openStage(await sharedPlace());
  if (on === 'small disk') return openSmallDisk();
  if (on === 'shifted clock') {
    const place = await embeddedPlace();
    const shift = `--import ${join(import.meta.dirname, 'shifted-clock.ts')}`;
    const clock = { NODE_OPTIONS: shift, CLOCK_FILE: join(place.directory, 'clock') };
    return openStage({ ...place, variables: clock });
  }
  if (on === 'mail server') return openWithMail();
  return openStage(await embeddedPlace());
}

async function openWithMail(): Promise<Stage> {
  const mail = await startMailServer();
  const stage = await openStage(await embeddedPlace({ SMTP_URL: mail.url }));
  return {
    ...stage,
    mail,
    async close() {
      await stage.close();
      await mail.close();
    },
  };
}

/** A disk of memory that is soon full. Only root may have one. */
async function openSmallDisk(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'limelight-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${diskSize},mode=755`, 'tmpfs', folder]).catch(
    (cause: unknown) => {
      throw new NotHere('no small disk can be mounted here', { cause });
    },
  );
  const unmount = async () => {
    await run('umount', ['--lazy', folder]);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const stage = await openStage(await embeddedPlace({}, folder));
    return {
      ...stage,
      async close() {
        await stage.close();
        await unmount();
      },
    };
  } catch (error) {
    await unmount();
    throw error;
  }
}
