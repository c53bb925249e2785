import { useEffect, useRef, useState } from 'react';

const markedFor = 2400;

/** Goes to a message, wherever in the history it is, and shows for a moment which one it was. */
export function useJump(goTo: (seq?: number) => Promise<void>) {
  const [marked, setMarked] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const jump = async (seq: number) => {
    await goTo(seq);
    requestAnimationFrame(() => {
      const element = document.getElementById(`message-${seq}`);
      if (!element) return;
      element.scrollIntoView({ block: 'center' });
      element.focus({ preventScroll: true });
      setMarked(seq);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setMarked(null), markedFor);
    });
  };
  return { marked, jump };
}
