import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Loads the page's data again every so many milliseconds while somebody looks at it, and when they come back; null is never. */
export function useLookingAgain(every: number | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (every === null) return;
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [every, revalidate]);
}
