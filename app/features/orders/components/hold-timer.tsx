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

/** How long the places are kept, counted from what the server said: the clock of the device may be wrong. */
export function HoldTimer({ secondsLeft, onEnd }: HoldTimerProps) {
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
      end.current();
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [secondsLeft]);
  const passed = marks.findLast(({ seconds }) => left <= seconds);
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <p className={classes.timer} data-short={left <= 60 || undefined}>
      <Icon name="clock" size={18} />
      <span>
        Yours for <b role="timer">{clock}</b>
      </span>
      <span role="status" className={classes.said}>
        {passed && `${passed.words} left for your tickets.`}
      </span>
    </p>
  );
}
