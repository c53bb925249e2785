import { useCallback, useEffect, useState } from 'react';

const idleAfter = 30_000;

/** Whether nobody has touched or scanned for a while. Only `wake` ends it: taps in a pocket do not. */
export function useIdle(activity: unknown): { isIdle: boolean; wake(): void } {
  const [isIdle, setIdle] = useState(false);
  const [woken, setWoken] = useState(0);

  useEffect(() => {
    void activity;
    void woken;
    setIdle(false);
    let timer = setTimeout(() => setIdle(true), idleAfter);
    const postpone = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), idleAfter);
    };
    document.addEventListener('pointerdown', postpone);
    document.addEventListener('keydown', postpone);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', postpone);
      document.removeEventListener('keydown', postpone);
    };
  }, [activity, woken]);

  return { isIdle, wake: useCallback(() => setWoken((count) => count + 1), []) };
}
