import { existsSync, readdirSync } from 'node:fs';
import { constants, cpus, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** A phone has its processor to itself. Here it is shared, so the server and what measures wait for the browser. */
export function giveWay(...processes: number[]): void {
  for (const thread of processes.flatMap(listThreads)) setPriority(thread, constants.priority.PRIORITY_LOW);
}

/** Linux keeps a priority for each thread. */
function listThreads(pid: number): number[] {
  const folder = `/proc/${pid}/task`;
  return existsSync(folder) ? readdirSync(folder).map(Number) : [pid];
}

const LOOK_MS = 2000;
const LOOKS = 30;
const MOST_BUSY = 0.1;

/** A demo that was just seeded still writes its letters. */
export async function untilQuiet(): Promise<void> {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const before = readTimes();
    await sleep(LOOK_MS);
    const after = readTimes();
    if (1 - (after.idle - before.idle) / (after.all - before.all) < MOST_BUSY) return;
  }
  console.error('  This machine did not come to rest: times may mislead.');
}

function readTimes(): { idle: number; all: number } {
  const times = cpus().map(({ times }) => times);
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((one) => Object.values(one))) };
}
