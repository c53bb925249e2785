import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listToasts, onToastsChanged, toast } from '~/ui/toast/toast';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a toast goes by itself, bad news later than good', () => {
  toast({ text: 'Saved.' });
  toast({ text: 'Not saved.', tone: 'bad' });
  vi.advanceTimersByTime(6000);
  expect(listToasts().map(({ text }) => text)).toEqual(['Not saved.']);
  vi.advanceTimersByTime(5000);
  expect(listToasts()).toEqual([]);
});

test('at most three are shown, the newest ones', () => {
  for (const text of ['one', 'two', 'three', 'four']) toast({ text });
  expect(listToasts().map(({ text }) => text)).toEqual(['two', 'three', 'four']);
});

test('the same words are there once, unless each of them can be undone', () => {
  toast({ text: 'No connection.', tone: 'bad' });
  toast({ text: 'Saved.' });
  toast({ text: 'No connection.', tone: 'bad' });
  expect(listToasts().map(({ text }) => text)).toEqual(['Saved.', 'No connection.']);
  const action = { label: 'Undo', run: vi.fn() };
  toast({ text: 'Removed.', action });
  toast({ text: 'Removed.', action });
  expect(listToasts().map(({ text }) => text)).toEqual(['No connection.', 'Removed.', 'Removed.']);
});

test('whoever listens is told until they stop', () => {
  const listener = vi.fn();
  const stop = onToastsChanged(listener);
  toast({ text: 'Hello.' });
  expect(listener).toHaveBeenCalledOnce();
  stop();
  toast({ text: 'Again.' });
  expect(listener).toHaveBeenCalledOnce();
});
