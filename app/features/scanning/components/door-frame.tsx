import { type ReactNode, useRef } from 'react';
import { useKeptFocus } from '~/ui/focus/use-kept-focus';
import classes from './door-frame.module.css';

/** Dark for the night, white for the sun. */
export function DoorFrame({ isSunny, children }: { isSunny: boolean; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useKeptFocus(frame);
  return (
    <div ref={frame} className={classes.frame} data-look={isSunny ? 'sun' : 'night'}>
      {children}
    </div>
  );
}
