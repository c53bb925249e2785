import { useEffect, useState } from 'react';

/** Whole seconds until then; 0 when it is over or there is nothing to wait for. */
export function useCountdown(until: number | null): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  return until === null || now === 0 ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}
