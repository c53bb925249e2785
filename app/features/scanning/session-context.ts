import { createDoorMemory } from './door-memory';
import type { DoorRequests, Reply } from './door-requests';
import type { PackStore } from './pack-store';
import type { Queue } from './queue';
import { createStore, firstState, type SessionState } from './session-state';

export type Surroundings = {
  requests: DoorRequests;
  queue: Queue;
  packs: PackStore;
  clock: () => number;
  isOnline: () => boolean;
  makeNonce: () => string;
  /** Whether this phone was switched off when it last heard of the server. */
  isRevoked: boolean;
};

/** What the parts of a session share: the state that is shown, and what the phone knows. */
export function createSessionContext({ packs, queue, clock, isRevoked }: Surroundings) {
  const { get, set, subscribe } = createStore<SessionState>({ ...firstState, isRevoked });
  const memory = createDoorMemory(packs, queue, clock);
  return {
    get,
    set,
    subscribe,
    memory,
    refresh: (changes: Partial<SessionState> = {}) =>
      set({
        settings: memory.door()?.settings ?? null,
        counts: memory.counts(),
        waiting: memory.waiting().length,
        ...changes,
      }),
    /** What a question without an answer means; true where the phone may decide alone. */
    lose(reply: Exclude<Reply<unknown>, { kind: 'answer' }>): boolean {
      if (reply.kind === 'refused' && reply.reason === 'scanner_revoked') {
        set({ isRevoked: true, answer: null });
        return false;
      }
      if (reply.kind === 'refused' && reply.status < 500 && reply.status !== 429) {
        set({ problem: reply.reason });
        return false;
      }
      set({ connection: 'offline' });
      return true;
    },
  };
}

export type SessionContext = ReturnType<typeof createSessionContext>;
