import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '~/lib/app-error';
import { edit, resolve, type SlotChange } from './planner-state';
import { PlannerStore } from './planner-store';
import type { SlotContent } from './types';

const slot = (title: string): SlotContent => ({
  stageId: null,
  title,
  startsAt: null,
  endsAt: null,
  note: '',
  artists: [],
});
const name = (title: string) => (plan: Parameters<typeof edit>[0]) =>
  edit(plan, new Map([['a', slot(title)]]));

/** A database of one slot, at version 1. */
function world() {
  let row = { id: 'a', version: 1, ...slot('One') };
  const save = vi.fn(async (changes: SlotChange[]) => {
    const [change] = changes;
    if (!change?.slot || change.version !== row.version) throw new AppError('changed_meanwhile');
    row = { id: 'a', version: row.version + 1, ...change.slot };
    return { a: row.version };
  });
  const store = new PlannerStore([row], { save, load: async () => [row] });
  return {
    store,
    save,
    title: () => row.title,
    somebodyElse(title: string) {
      row = { ...row, ...slot(title), version: row.version + 1 };
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a row of changes is saved by one request, soon after the last', async () => {
  const { store, save, title } = world();
  store.change(name('Two'));
  store.change(name('Three'));
  expect(store.getSnapshot().status).toBe('saving');
  await vi.advanceTimersByTimeAsync(500);
  expect(save).toHaveBeenCalledTimes(1);
  expect(title()).toBe('Three');
  expect(store.getSnapshot().status).toBe('saved');
});

test('without a connection the change is kept and tried again', async () => {
  const { store, save, title } = world();
  save.mockRejectedValueOnce(new AppError('unreachable'));
  store.change(name('Two'));
  await vi.advanceTimersByTimeAsync(500);
  expect(store.getSnapshot()).toMatchObject({ status: 'waiting', reason: 'unreachable' });
  expect(store.getSnapshot().plan.slots.get('a')?.title).toBe('Two');
  await vi.advanceTimersByTimeAsync(4000);
  expect(title()).toBe('Two');
  expect(store.getSnapshot().status).toBe('saved');
});

test('a conflict waits for a decision and loses nothing', async () => {
  const { store, somebodyElse, title } = world();
  somebodyElse('Theirs');
  store.change(name('Mine'));
  await vi.advanceTimersByTimeAsync(500);
  const { plan } = store.getSnapshot();
  expect(plan.conflicts).toMatchObject([{ mine: { title: 'Mine' }, theirs: { title: 'Theirs' } }]);
  expect(title()).toBe('Theirs');
  store.change((plan) => resolve(plan, 'a', 'mine'));
  await vi.advanceTimersByTimeAsync(500);
  expect(title()).toBe('Mine');
});

test('a refusal is said, and the next change tries again', async () => {
  const { store, save, title } = world();
  save.mockRejectedValueOnce(new AppError('not_allowed'));
  store.change(name('Two'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(store.getSnapshot()).toMatchObject({ status: 'refused', reason: 'not_allowed' });
  store.change(name('Three'));
  await vi.advanceTimersByTimeAsync(500);
  expect(title()).toBe('Three');
});

test('what others did is read when asked for', async () => {
  const { store, somebodyElse } = world();
  somebodyElse('Theirs');
  await store.refresh();
  expect(store.getSnapshot().plan.slots.get('a')?.title).toBe('Theirs');
});
