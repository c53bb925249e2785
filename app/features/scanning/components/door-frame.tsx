import type { ReactNode } from 'react';
import classes from './door-frame.module.css';

/** Dark for the night, white for the sun. */
export function DoorFrame({ isSunny, children }: { isSunny: boolean; children: ReactNode }) {
  return (
    <div className={classes.frame} data-look={isSunny ? 'sun' : 'night'}>
      {children}
    </div>
  );
}
