import { useEffect, useState } from 'react';

/** The time, as the page was made at first and by the clock of the device from then on. */
export function useNow(loaded: string, everySeconds: number): number {
  const [now, setNow] = useState(() => Date.parse(loaded));
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, everySeconds * 1000);
    // Timers sleep with the phone.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [everySeconds]);
  return now;
}
