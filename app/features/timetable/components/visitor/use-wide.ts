import { startTransition, useEffect, useState } from 'react';

/** board.module.css says the same. */
const wide = '(min-width: 720px)';

/**
 * Whether there is room for the grid; not known at first, when both are drawn and the style sheet decides. Nothing on the
 * screen changes once it is known, so what somebody touches meanwhile comes first.
 */
export function useWide(): boolean | undefined {
  const [isWide, setWide] = useState<boolean>();
  useEffect(() => {
    const query = matchMedia(wide);
    const look = () => startTransition(() => setWide(query.matches));
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return isWide;
}
