import { useEffectEvent, useLayoutEffect, useState } from 'react';

/** What is typed while the open palette is still on its way: it begins with that, and no shortcut hears it. */
export function useTypedAhead(isOpen: boolean, isThere: boolean, onCancel: () => void): string {
  const [typed, setTyped] = useState('');
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Backspace') setTyped((text) => text.slice(0, -1));
    else if (event.key.length === 1) setTyped((text) => text + event.key);
  });
  useLayoutEffect(() => {
    if (!isOpen || isThere) return;
    const listener = (event: KeyboardEvent) => hear(event);
    addEventListener('keydown', listener, true);
    return () => removeEventListener('keydown', listener, true);
  }, [isOpen, isThere]);
  useLayoutEffect(() => {
    if (isOpen) return () => setTyped('');
  }, [isOpen]);
  return typed;
}
