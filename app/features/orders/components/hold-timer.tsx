import { useEffect, useRef, useState } from 'react';
import { Icon } from '~/ui/icon/icon';
import classes from './checkout.module.css';

/** Said aloud when it comes to that; a voice that counts every second says nothing. */
const marks = [
  { seconds: 300, words: '5 minutes' },
  { seconds: 120, words: '2 minutes' },
  { seconds: 60, words: 'One minute' },
  { seconds: 20, words: '20 seconds' },
];

type HoldTimerProps = { secondsLeft: number; onEnd: () => void };

/** How long the places are kept. */
export function HoldTimer({ secondsLeft, onEnd }: HoldTimerProps) {
  const left = useTimeLeft(secondsLeft, onEnd);
  const passed = marks.findLast(({ seconds }) => left <= seconds);
  return (
    <p className={classes.timer} data-short={left <= 60 || undefined}>
      <Icon name="clock" size={18} />
      <span>
        Yours for <b role="timer">{clockOf(left)}</b>
      </span>
      <span role="status" className={classes.said}>
        {passed && `${passed.words} left for your tickets.`}
      </span>
    </p>
  );
}

/** The same once more, for the eye alone. */
export function TimeLeft({ secondsLeft }: Pick<HoldTimerProps, 'secondsLeft'>) {
  const left = useTimeLeft(secondsLeft);
  return (
    <p className={classes.timer} data-short={left <= 60 || undefined} aria-hidden>
      <Icon name="clock" size={18} />
      <b>{clockOf(left)}</b>
    </p>
  );
}

const clockOf = (left: number) => `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;

/** Counted from what the server said: the clock of the device may be wrong. */
function useTimeLeft(secondsLeft: number, onEnd?: () => void): number {
  const [left, setLeft] = useState(secondsLeft);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const began = performance.now();
    const tick = () => {
      const now = Math.max(0, secondsLeft - Math.floor((performance.now() - began) / 1000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      end.current?.();
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [secondsLeft]);
  return left;
}
