import type { SessionContext, Surroundings } from './session-context';
import { tellNext } from './sync-queue';

/** Tells what waits and asks what is new, one round at a time. */
export function createBeat(context: SessionContext, { requests, queue, clock }: Surroundings) {
  const { get, set, refresh, lose, memory } = context;
  let beating: Promise<void> | undefined;

  async function tellWaiting(): Promise<boolean> {
    while (memory.waiting().length > 0) {
      const told = await tellNext(requests, queue, memory.waiting(), clock());
      // Scans that the server cannot read wait on; what is new can be asked for all the same.
      if (told.kind !== 'told') return !lose(told) && !get().isRevoked;
      memory.confirm(told.sent);
      const counts = told.answers.at(-1)?.counts;
      if (counts) memory.takeCounts(counts);
      refresh({ connection: 'online', ...(told.notUndone ? { problem: told.notUndone } : {}) });
      if (told.conflicts.length > 0) await listConflicts();
      if (told.sent.length === 0) return false;
    }
    return true;
  }

  async function listConflicts(): Promise<void> {
    const reply = await requests.conflicts();
    if (reply.kind === 'answer') set({ conflicts: reply.value.conflicts });
  }

  async function meetServer(): Promise<void> {
    if (!(await tellWaiting())) return;
    const reply = await requests.pack(memory.door()?.settings.cursor ?? '', memory.waiting().length);
    if (reply.kind !== 'answer') return void lose(reply);
    const known = get().conflicts.length;
    await memory.take(reply.value, reply.text);
    refresh({ connection: 'online', isRevoked: false });
    if (reply.value.counts.conflicts !== known) await listConflicts();
  }

  return {
    beat(): Promise<void> {
      beating ??= meetServer().finally(() => {
        beating = undefined;
      });
      return beating;
    },
    /** Until nothing is on its way to the server. */
    settle: async (): Promise<void> => beating,
  };
}
