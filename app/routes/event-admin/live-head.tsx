import type { ReactNode } from 'react';
import type { EventHeading } from '~/features/events/queries';
import { formatTime } from '~/lib/time';
import { Button } from '~/ui/button/button';
import classes from './live-board.module.css';

type LiveHeadProps = { event: EventHeading; at: string; state: ReactNode; onLeave: () => void };

/** What stands above the figures where nothing else is on the screen: which night, what time it is, the way back. */
export function LiveHead({ event, at, state, onLeave }: LiveHeadProps) {
  return (
    <header className={classes.head}>
      <div>
        <h1>{event.title}</h1>
        {state}
      </div>
      <p className={classes.clock}>{formatTime(at, event.timezone)}</p>
      <Button kind="secondary" icon="x" onClick={onLeave}>
        Leave full screen
      </Button>
    </header>
  );
}
