import { expect, test } from 'vitest';
import type { ChatAction } from './desk-types';
import { actionDetail, actionWords, recordWords } from './desk-words';

const action: ChatAction = {
  ...{ id: 1, what: 'message_removed', at: '', roomId: 1, roomName: 'General', messageId: 2 },
  ...{ detail: { body: 'Buy now' }, by: { id: 1, name: 'Mo' }, person: { id: 2, name: 'Tess' } },
};

test('what moderators did is a sentence', () => {
  expect(actionWords(action)).toBe('Mo removed a message of Tess in General');
  expect(actionWords({ ...action, what: 'slowed', detail: { seconds: 30 } })).toBe(
    'Mo set slow mode to 30 seconds in General',
  );
  expect(actionWords({ ...action, what: 'muted', person: null, by: null })).toBe(
    'Somebody who left muted somebody who left',
  );
});

test('with what was removed, or why', () => {
  expect(actionDetail(action)).toBe('Buy now');
  expect(actionDetail({ ...action, what: 'muted', detail: { reason: 'spam' } })).toBe('spam');
  expect(actionDetail({ ...action, what: 'pinned', detail: {} })).toBeNull();
});

test('what else there is against somebody is said only where there is something', () => {
  expect(recordWords({ timesReported: 1, timesMuted: 0 })).toBeNull();
  expect(recordWords({ timesReported: 2, timesMuted: 0 })).toBe('one other message reported, never muted');
  expect(recordWords({ timesReported: 4, timesMuted: 3 })).toBe('3 other messages reported, muted 3 times');
  expect(recordWords({ timesReported: 1, timesMuted: 1 })).toBe('muted once');
});
