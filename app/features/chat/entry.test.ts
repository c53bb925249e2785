import { expect, it } from 'vitest';
import { entryOf } from './entry';
import type { ChatRoom } from './types';

const room = (other: Partial<ChatRoom>): ChatRoom => ({
  id: 1,
  eventId: 1,
  kind: 'general',
  name: 'General',
  topic: '',
  stageId: null,
  state: 'open',
  opensAt: null,
  closesAt: '2026-12-01T00:00:00Z',
  readBy: 'everyone',
  writeBy: 'interested',
  lastSeq: 9,
  lastChange: 9,
  lastRead: null,
  unread: 9,
  mayWrite: true,
  whyNot: null,
  mutedUntil: null,
  slowSeconds: 0,
  isLocked: false,
  isModerator: false,
  lastMessageAt: null,
  here: 0,
  ...other,
});

it('leads to the general room, with what is new in those that one has been in', () => {
  const news = room({ id: 2, kind: 'announcements', lastRead: 5, unread: 4 });
  expect(entryOf([news, room({ id: 3 })])).toEqual({ roomId: 3, unread: 4 });
});

it('leads nowhere where nobody talks and nobody did', () => {
  expect(entryOf([])).toBeNull();
  expect(entryOf([room({ state: 'archived', lastSeq: 0 })])).toBeNull();
  expect(entryOf([room({ state: 'archived' })])).toEqual({ roomId: 1, unread: 0 });
});
