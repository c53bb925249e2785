import type { Answer, Conflict, Counts, Direction, DoorSettings, Shown } from './messages';

export type ShownAnswer = {
  answer: Answer;
  shown: Shown;
  decidedBy: 'server' | 'phone';
};

/** All that the scanner's screen is drawn from. */
export type SessionState = {
  /** Null until the event pack is here. */
  settings: DoorSettings | null;
  connection: 'connecting' | 'online' | 'offline';
  isRevoked: boolean;
  waiting: number;
  counts: Counts | null;
  conflicts: Conflict[];
  direction: Direction;
  answer: ShownAnswer | null;
  isAsking: boolean;
  /** One's own last accepted scan, which can be taken back. */
  undoable: { nonce: string; at: number; name: string; direction: Direction } | null;
  /** The reason why something did not work. */
  problem: string | null;
};

export const firstState: SessionState = {
  settings: null,
  connection: 'connecting',
  isRevoked: false,
  waiting: 0,
  counts: null,
  conflicts: [],
  direction: 'entry',
  answer: null,
  isAsking: false,
  undoable: null,
  problem: null,
};

export type Store<State> = {
  get(): State;
  set(changes: Partial<State>): void;
  subscribe(listener: () => void): () => void;
};

export function createStore<State>(first: State): Store<State> {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(changes) {
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
