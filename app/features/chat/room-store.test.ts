import { expect, it, vi } from 'vitest';
import { makeRoomStore } from './room-store';
import { sampleMessage, sampleMessages } from './sample.test-data';

const open = () =>
  makeRoomStore({ messages: sampleMessages(1, 3), newest: 3, here: 4, pinned: [], mine: new Set() });

it('tells whoever listens', () => {
  const store = open();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.reduce({ type: 'heard', messages: [sampleMessage(4)], isAtEnd: true });
  stop();
  store.set({ isLive: false });
  expect(listener).toHaveBeenCalledTimes(1);
});

it('pins and unpins with the message', () => {
  const store = open();
  const hear = (other: Partial<ReturnType<typeof sampleMessage>>) =>
    store.reduce({ type: 'heard', messages: [sampleMessage(2, other)], isAtEnd: true });
  hear({ change: 4, pinnedAt: '2026-11-14T21:00:00Z' });
  expect(store.get().pinned.map(({ seq }) => seq)).toEqual([2]);
  hear({ change: 3, pinnedAt: null });
  expect(store.get().pinned).toHaveLength(1);
  hear({ change: 5, pinnedAt: null });
  expect(store.get().pinned).toEqual([]);
});

it('whoever has written does not type any more', () => {
  const store = open();
  store.set({ typing: new Map([[7, 99]]) });
  store.reduce({ type: 'heard', messages: [sampleMessage(4)], isAtEnd: true });
  expect(store.get().typing.size).toBe(0);
});
