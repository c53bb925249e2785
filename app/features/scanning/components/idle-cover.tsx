import { useEffect, useRef, useState } from 'react';
import { Icon } from '~/ui/icon/icon';
import classes from './idle-cover.module.css';

const holdFor = 600;

/** Lies over everything after a while, so that a pocket presses nothing. Codes are read through it. */
export function IdleCover({ onWake }: { onWake: () => void }) {
  const [isHeld, setHeld] = useState(false);
  const cover = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    cover.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(onWake, holdFor);
    return () => clearTimeout(timer);
  }, [isHeld, onWake]);

  return (
    <button
      ref={cover}
      type="button"
      className={classes.cover}
      data-held={isHeld || undefined}
      onPointerDown={() => setHeld(true)}
      onPointerUp={() => setHeld(false)}
      onPointerLeave={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
      onContextMenu={(event) => event.preventDefault()}
      // A keyboard is in nobody's pocket.
      onClick={({ detail }) => detail === 0 && onWake()}
    >
      <Icon name="lock" size={44} />
      <span className={classes.word}>Hold to wake</span>
      <span>Codes are still read.</span>
    </button>
  );
}
