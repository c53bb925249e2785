import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '~/lib/app-error';
import type { Outgoing } from './outgoing';
import { sampleMessage } from './sample.test-data';
import { sendInOrder } from './send-in-order';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const entry = (clientId: string): Outgoing => ({
  clientId,
  body: clientId,
  replyTo: null,
  mentions: [],
  picture: null,
  at: '2026-11-14T20:00:00.000Z',
  state: 'waiting',
  reason: null,
});

function scene(answer: (entry: Outgoing, attempt: number) => unknown) {
  let waiting = ['a', 'b', 'c'].map(entry);
  const posted: string[] = [];
  const refused: string[] = [];
  const sender = sendInOrder({
    next: () => waiting.find(({ state }) => state === 'waiting'),
    post: async (asked) => {
      posted.push(asked.clientId);
      const failure = answer(asked, posted.length);
      if (failure) throw failure;
      return sampleMessage(posted.length, { clientId: asked.clientId });
    },
    onSent: (sent) => {
      waiting = waiting.filter(({ clientId }) => clientId !== sent.clientId);
    },
    onRefused: (failed, { reason }) => {
      refused.push(`${failed.clientId} ${reason}`);
      waiting = waiting.map((other) => (other === failed ? { ...other, state: 'failed', reason } : other));
    },
    onStalled: () => undefined,
    pause: () => 1000,
  });
  return { sender, posted, refused, left: () => waiting.map(({ clientId }) => clientId) };
}

it('keeps the order, also when asked several times at once', async () => {
  const { sender, posted, left } = scene(() => undefined);
  await Promise.all([sender.run(), sender.run(), sender.run()]);
  expect(posted).toEqual(['a', 'b', 'c']);
  expect(left()).toEqual([]);
});

it('asks again with the same id when no answer came, before the next one', async () => {
  const { sender, posted, left } = scene((_, attempt) =>
    attempt === 2 ? new AppError('unreachable') : undefined,
  );
  await sender.run();
  expect(posted).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(posted).toEqual(['a', 'b', 'b', 'c']);
  expect(left()).toEqual([]);
});

it('sets a refused one aside and goes on', async () => {
  const { sender, refused, left } = scene(
    ({ clientId }) => clientId === 'b' && new AppError('chat_said_already'),
  );
  await sender.run();
  await vi.advanceTimersByTimeAsync(10);
  expect(refused).toEqual(['b chat_said_already']);
  expect(left()).toEqual(['b']);
});

it('stops with the room', async () => {
  const { sender, posted } = scene(() => new AppError('unreachable'));
  await sender.run();
  sender.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(posted).toEqual(['a']);
});
