import type { ChatMessage } from './types';

/** What of a room is on the page: a window of its messages without holes, and how far its changes are known. */
export type RoomState = {
  /** Ascending by seq, without a hole. */
  messages: readonly ChatMessage[];
  /** Heard of before the one in between: they wait for it. */
  held: readonly ChatMessage[];
  /** Every change of the room up to this one is known. */
  change: number;
  /** Changes heard of beyond a hole; whoever sees some fills it. */
  ahead: readonly number[];
  /** The newest message that the room is known to have. */
  newest: number;
};

export type RoomAction =
  | { type: 'opened'; messages: readonly ChatMessage[]; change: number; newest: number }
  | { type: 'heard'; messages: readonly ChatMessage[]; isAtEnd: boolean }
  | { type: 'filled'; messages: readonly ChatMessage[]; isAtEnd: boolean; upTo?: number }
  | { type: 'older'; messages: readonly ChatMessage[] }
  | { type: 'newer'; messages: readonly ChatMessage[] };

/** More are not kept in the page; what is far away is let go and read again when somebody scrolls back. */
export const mostMessages = 300;
const keptAfterDropping = 240;
const mostHeld = 100;

export const emptyRoom: RoomState = { messages: [], held: [], change: 0, ahead: [], newest: 0 };

export function reduceRoom(state: RoomState, action: RoomAction): RoomState {
  switch (action.type) {
    case 'opened': {
      const messages = sortBySeq(action.messages);
      const newest = Math.max(action.newest, messages.at(-1)?.seq ?? 0);
      const change = Math.max(action.change, ...messages.map((message) => message.change), 0);
      return { messages, held: [], change, ahead: [], newest };
    }
    case 'heard':
      return place(noteChanges(state, action.messages), action.messages, action.isAtEnd);
    case 'filled': {
      const upTo = Math.max(state.change, action.upTo ?? 0, ...action.messages.map(({ change }) => change));
      const known = noteChanges({ ...state, change: upTo }, []);
      return place(known, action.messages, action.isAtEnd);
    }
    case 'older': {
      const messages = join(action.messages, state.messages);
      return { ...state, messages: messages.slice(0, dropTo(messages.length)) };
    }
    case 'newer': {
      const messages = join(state.messages, action.messages);
      const newest = Math.max(state.newest, messages.at(-1)?.seq ?? 0);
      return drain({ ...state, newest, messages: messages.slice(-dropTo(messages.length)) }, true);
    }
  }
}

/** Whether the window ends where the room ends, so that what comes in belongs on the page. */
export function isAtTail({ messages, newest }: RoomState): boolean {
  return (messages.at(-1)?.seq ?? 0) >= newest;
}

/** Messages are numbered from one. */
export function hasOlder({ messages }: RoomState): boolean {
  return (messages[0]?.seq ?? 1) > 1;
}

export function findMessage({ messages }: RoomState, seq: number): ChatMessage | undefined {
  return messages[seq - (messages[0]?.seq ?? 0)];
}

function dropTo(length: number): number {
  return length > mostMessages ? keptAfterDropping : Math.max(length, 1);
}

function noteChanges(state: RoomState, messages: readonly ChatMessage[]): RoomState {
  const ahead = new Set([...state.ahead, ...messages.map(({ change }) => change)]);
  let { change } = state;
  while (ahead.has(change + 1)) change += 1;
  return { ...state, change, ahead: [...ahead].filter((later) => later > change).sort((a, b) => a - b) };
}

function place(state: RoomState, incoming: readonly ChatMessage[], isAtEnd: boolean): RoomState {
  const sorted = sortBySeq(incoming);
  const newest = Math.max(state.newest, sorted.at(-1)?.seq ?? 0);
  const held = [...state.held];
  let messages = state.messages;
  for (const message of sorted) {
    const at = message.seq - (messages[0]?.seq ?? 0);
    const known = at >= 0 ? messages[at] : undefined;
    if (known) {
      if (message.change > known.change) messages = messages.with(at, message);
    } else if (messages.length === 0 || at >= messages.length) {
      held.push(message);
    }
  }
  return drain({ ...state, messages: withoutQuotes(messages, sorted), newest, held }, isAtEnd);
}

/** Words that were deleted are gone from the answers to them as well. */
function withoutQuotes(
  messages: readonly ChatMessage[],
  changed: readonly ChatMessage[],
): readonly ChatMessage[] {
  const gone = new Set(changed.filter(({ isDeleted }) => isDeleted).map(({ id }) => id));
  if (gone.size === 0) return messages;
  return messages.map((message) =>
    message.replyTo && gone.has(message.replyTo.id)
      ? { ...message, replyTo: { ...message.replyTo, excerpt: '', isDeleted: true } }
      : message,
  );
}

/** Appends what follows on the last one; the rest goes on waiting. */
function drain(state: RoomState, isAtEnd: boolean): RoomState {
  const waiting = new Map<number, ChatMessage>();
  for (const message of state.held) {
    const known = waiting.get(message.seq);
    if (!known || message.change > known.change) waiting.set(message.seq, message);
  }
  const added: ChatMessage[] = [];
  let last = state.messages.at(-1)?.seq ?? 0;
  for (let next = waiting.get(last + 1); next; next = waiting.get(last + 1)) {
    // Whoever reads further up does not lose what they read to what comes in.
    if (!isAtEnd && state.messages.length + added.length >= mostMessages) break;
    added.push(next);
    waiting.delete(next.seq);
    last = next.seq;
  }
  const messages = added.length > 0 ? [...state.messages, ...added] : state.messages;
  const held = sortBySeq([...waiting.values()].filter(({ seq }) => seq > last)).slice(0, mostHeld);
  return {
    ...state,
    held,
    messages: messages.length > mostMessages ? messages.slice(-keptAfterDropping) : messages,
  };
}

/** Two pages side by side; of what is in both, the later change. */
function join(before: readonly ChatMessage[], after: readonly ChatMessage[]): ChatMessage[] {
  const bySeq = new Map<number, ChatMessage>();
  for (const message of [...before, ...after]) {
    const known = bySeq.get(message.seq);
    if (!known || message.change > known.change) bySeq.set(message.seq, message);
  }
  return sortBySeq([...bySeq.values()]);
}

function sortBySeq(messages: readonly ChatMessage[]): ChatMessage[] {
  return messages.toSorted((a, b) => a.seq - b.seq);
}
