import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDirectory } from './directory-lock.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'limelight-lock-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const lockFile = () => join(directory, 'limelight.lock');

test('a lock is taken and given back', async () => {
  const unlock = await lockDirectory(directory);
  expect(JSON.parse(await readFile(lockFile(), 'utf8')).pid).toBe(process.pid);
  await unlock();
  await expect(readFile(lockFile())).rejects.toThrow('ENOENT');
});

test('the lock of a process that is gone, or half-written, is taken over', async () => {
  const gone = spawn(process.execPath, ['-e', '0']);
  await new Promise((resolve) => gone.once('exit', resolve));
  for (const stale of [JSON.stringify({ pid: gone.pid, began: '1' }), '{"pid":', '']) {
    await writeFile(lockFile(), stale);
    await (await lockDirectory(directory))();
  }
});

test('a stranger that was given the same process id does not hold the lock', async () => {
  await writeFile(lockFile(), JSON.stringify({ pid: process.ppid, began: 'long ago' }));
  await (await lockDirectory(directory))();
});

test('a living holder is named', async () => {
  const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const stat = await readFile(`/proc/${holder.pid}/stat`, 'utf8');
  const began = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  await writeFile(lockFile(), JSON.stringify({ pid: holder.pid, began }));
  await expect(lockDirectory(directory)).rejects.toThrow(
    `in use by another Limelight (process ${holder.pid})`,
  );
  holder.kill();
});
