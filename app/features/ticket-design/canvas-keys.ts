import type { KeyboardEvent } from 'react';
import { elementOn } from '~/lib/ticket-design/elements';
import { stepOfKey } from './arrow-keys';
import type { DesignerStore } from './designer-store';
import { copyElements, hideElements } from './element-changes';
import { movedWords, nameOf, sizedWords } from './element-words';
import { moveElements, pullHandle } from './held-gesture';

/** The keys of an element on the page; what they do is done to all that are selected. */
export function pressOnElement(store: DesignerStore, id: string, event: KeyboardEvent): void {
  const { selection } = store.getState();
  const ids = selection.includes(id) ? selection : [id];
  const isMany = event.ctrlKey || event.metaKey;
  const step = stepOfKey(event.key, event.shiftKey);
  if (step && !event.altKey) {
    if (isMany) resize(store, id, step);
    else move(store, ids, step);
  } else if (event.key === 'Delete' || event.key === 'Backspace') hide(store, ids);
  else if (isMany && event.key.toLowerCase() === 'd') duplicate(store, ids);
  else return;
  event.preventDefault();
}

function move(store: DesignerStore, ids: readonly string[], step: { right: number; down: number }): void {
  const { size, history } = store.getState();
  const { design, hints } = moveElements(history.now, ids, size, { ...step, reach: 0 });
  const names = design.elements.filter((element) => ids.includes(element.id)).map(nameOf);
  const box = hints.box;
  if (!box) {
    store.say('It is locked.');
    return;
  }
  store.change(() => design, { stroke: `move ${ids}`, say: movedWords(names, box), select: ids });
}

function resize(store: DesignerStore, id: string, step: { right: number; down: number }): void {
  const { size, history } = store.getState();
  const { design, hints } = pullHandle(history.now, id, size, 'se', { ...step, reach: 0 });
  const element = design.elements.find((one) => one.id === id);
  if (!element || !hints.box) {
    store.say('It is locked.');
    return;
  }
  const say = sizedWords(nameOf(element), hints.box);
  store.change(() => design, { stroke: `size ${id}`, say, select: [id] });
}

export function hide(store: DesignerStore, ids: readonly string[]): void {
  const { size, history } = store.getState();
  const design = hideElements(history.now, ids, size, true);
  const names = history.now.elements
    .filter((element, at) => element !== design.elements[at])
    .map(nameOf)
    .join(', ');
  if (!names) {
    store.say('The code is always shown.');
    return;
  }
  store.change(() => design, { say: `${names}: hidden. It is still among the layers.`, select: [] });
}

export function duplicate(store: DesignerStore, ids: readonly string[]): void {
  const { size, history } = store.getState();
  const copied = copyElements(history.now, ids, size);
  if (copied.ids.length === 0) {
    store.say('A ticket has exactly one code.');
    return;
  }
  store.change(() => copied.design, { say: 'Copied.', select: copied.ids });
}

export function selectAll(store: DesignerStore): void {
  const { size } = store.getState();
  const shown = store.design.elements.filter(
    (element) => !element.isLocked && !elementOn(element, size).isHidden,
  );
  store.select(
    shown.map(({ id }) => id),
    `${shown.length} elements selected.`,
  );
}
