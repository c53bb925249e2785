import { useEffect, useEffectEvent } from 'react';
import { selectAll } from './canvas-keys';
import type { DesignerStore } from './designer-store';

type Shortcuts = { store: DesignerStore; save: () => void; zoom: (direction: 1 | -1 | 0) => void };

/** The keys that work wherever one is, except while typing and in dialogs. */
export function useShortcuts({ store, save, zoom }: Shortcuts): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('dialog') || event.altKey) return;
    const isTyping = Boolean(target?.closest('textarea, select, input:not([type=radio]):not([type=range])'));
    const isTogether = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (isTogether && key === 's') save();
    else if (isTyping) return;
    else if (isTogether && key === 'z') (event.shiftKey ? store.redo : store.undo)();
    else if (isTogether && key === 'y') store.redo();
    else if (isTogether && key === 'a') selectAll(store);
    else if (isTogether && (key === '+' || key === '=')) zoom(1);
    else if (isTogether && key === '-') zoom(-1);
    else if (isTogether && key === '0') zoom(0);
    else if (key === 'escape' && store.getState().selection.length > 0) store.select([], 'Nothing selected.');
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
