import type { CSSProperties } from 'react';
import { type Axis, minuteOf } from '../../visitor-axis';
import { clockWords } from '../../visitor-clock';
import classes from './grid.module.css';
import { useNow } from './use-now';

/** Where the night is by now; it moves on its own, and nothing else is drawn anew for it. */
export function NowLine({ axis, now: loaded, zone }: { axis: Axis; now: string; zone: string }) {
  const now = useNow(loaded, 5);
  const minute = minuteOf(now, axis);
  if (minute < 0 || minute > axis.minutes) return null;
  return (
    <div className={classes.now} style={{ '--at': minute } as CSSProperties} aria-hidden="true">
      <span>{clockWords(new Date(now).toISOString(), zone)}</span>
    </div>
  );
}
