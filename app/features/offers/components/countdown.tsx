import { useEffect, useRef, useState } from 'react';
import { durationWords } from '../rules';
import classes from './offer-box.module.css';

/** ‘in 1:05’, once the page is alive: what is sent to everyone does not know when it is read. */
export function Countdown({ at, onEnd }: { at: string; onEnd: () => void }) {
  const [left, setLeft] = useState<number>();
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const tick = () => {
      const seconds = Math.ceil((Date.parse(at) - Date.now()) / 1000);
      setLeft(Math.max(0, seconds));
      if (seconds > 0) return;
      clearInterval(timer);
      end.current();
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [at]);
  if (!left) return null;
  return <span className={classes.countdown}>in {durationWords(left)}</span>;
}
