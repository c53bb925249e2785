import { useEffect, useEffectEvent } from 'react';
import { createWedge } from './keyboard-wedge';

/** Hears hardware scanners wherever the focus is, except where somebody types. */
export function useWedge(onText: (text: string) => void): void {
  const tell = useEffectEvent(onText);
  useEffect(() => {
    const hear = createWedge();
    const listen = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const text = hear(event);
      if (text === null) return;
      // Otherwise the Enter at its end would press whatever button has the focus.
      event.preventDefault();
      tell(text);
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
