import { expect, test, vi } from 'vitest';
import { defaultDesign } from '~/lib/ticket-design/layouts';
import { posterPalette } from '~/ui/poster/poster-svg';
import { DesignerStore } from './designer-store';
import { addElement } from './element-changes';

const design = defaultDesign(posterPalette({ kind: 'event', id: 1 }));

test('what is held is seen, and becomes one step when it is dropped', () => {
  const store = new DesignerStore(design);
  store.hold({ ...design, paper: '#111111' });
  store.hold({ ...design, paper: '#222222' });
  expect(store.design.paper).toBe('#222222');
  expect(store.getState().history.now).toBe(design);
  store.drop({ say: 'Moved.' });
  expect(store.getState().history.past).toEqual([design]);
  expect(store.getState().said).toBe('Moved.');
  store.undo();
  expect(store.design).toBe(design);
});

test('letting go leaves everything as it was', () => {
  const store = new DesignerStore(design);
  store.hold({ ...design, paper: '#111111' });
  store.hold(null);
  store.drop();
  expect(store.getState().history.past).toEqual([]);
});

test('nothing stays selected that undo takes away', () => {
  const store = new DesignerStore(design);
  const added = addElement(design, 'text');
  store.change(() => added.design, { select: [added.id, 'title'] });
  store.undo();
  expect(store.getState().selection).toEqual(['title']);
});

test('those who look are told', () => {
  const store = new DesignerStore(design);
  const look = vi.fn();
  const stop = store.subscribe(look);
  store.toggle('title');
  store.toggle('title');
  stop();
  store.select(['date']);
  expect(look).toHaveBeenCalledTimes(2);
});
