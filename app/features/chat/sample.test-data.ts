import type { ChatMessage } from './types';

/** A message as the database would send it. */
export function sampleMessage(seq: number, other: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: 1000 + seq,
    roomId: 1,
    seq,
    change: seq,
    clientId: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
    body: `Message ${seq}`,
    picture: null,
    replyTo: null,
    mentions: [],
    reactions: {},
    at: new Date(Date.UTC(2026, 10, 14, 20, 0, seq)).toISOString(),
    editedAt: null,
    isDeleted: false,
    isRemoved: false,
    pinnedAt: null,
    author: { id: 7, name: 'Ada', picture: null, hasPage: false, badges: [] },
    ...other,
  };
}

export function sampleMessages(from: number, to: number): ChatMessage[] {
  return Array.from({ length: to - from + 1 }, (_, index) => sampleMessage(from + index));
}
