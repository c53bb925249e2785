import type { CSSProperties } from 'react';
import { type Axis, minuteOf } from '../../visitor-axis';
import { clockWords } from '../../visitor-clock';
import classes from './grid.module.css';
import { useNow } from './use-now';

type NowProps = { axis: Axis; now: string; zone: string };

/** Where the night is by now; it moves on its own, and nothing else is drawn anew for it. */
export function NowLine(props: NowProps) {
  const found = usePart(props);
  if (!found) return null;
  return <div className={classes.now} style={{ '--at': found.part } as CSSProperties} aria-hidden="true" />;
}

/** The same, on the ruler. */
export function NowMark(props: NowProps) {
  const found = usePart(props);
  if (!found) return null;
  return (
    <b className={classes.nowMark} style={{ '--at': found.part } as CSSProperties}>
      {clockWords(new Date(found.now).toISOString(), props.zone)}
    </b>
  );
}

function usePart({ axis, now: loaded }: NowProps) {
  const now = useNow(loaded, 5);
  const minute = minuteOf(now, axis);
  return minute >= 0 && minute <= axis.minutes ? { now, part: minute / axis.minutes } : undefined;
}
