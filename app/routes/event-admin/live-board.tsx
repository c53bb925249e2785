import { useRef } from 'react';
import { ConflictList } from '~/features/door/components/conflict-list';
import { ConnectionState } from '~/features/door/components/connection-state';
import { useDoorFigures } from '~/features/door/components/use-door-figures';
import { useFullScreen } from '~/features/door/components/use-full-screen';
import type { DoorFigures } from '~/features/door/figures';
import type { EventHeading } from '~/features/events/queries';
import { Button } from '~/ui/button/button';
import { PageHeader } from '~/ui/page-header/page-header';
import { LiveAudit } from './live-audit';
import { isBefore, LiveBefore } from './live-before';
import classes from './live-board.module.css';
import { LiveFigures } from './live-figures';
import { LiveHead } from './live-head';

type LiveBoardProps = { event: EventHeading; loaded: DoorFigures };

/** The night at a glance; alone on the screen for a back office. */
export function LiveBoard({ event, loaded }: LiveBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const { isFull, enter, leave } = useFullScreen(board);
  const { figures, connection } = useDoorFigures(event.id, loaded);
  if (isBefore(event, figures)) return <LiveBefore event={event} figures={figures} />;
  const zone = event.timezone;
  const state = <ConnectionState connection={connection} at={figures.at} zone={zone} />;
  return (
    <div ref={board} className={classes.board} data-full={isFull || undefined}>
      {isFull ? (
        <LiveHead event={event} at={figures.at} state={state} onLeave={leave} />
      ) : (
        <PageHeader
          title="Live"
          text="Entries, people inside and sales of the night, as they happen."
          actions={
            <>
              {state}
              <Button kind="secondary" icon="grid" onClick={enter}>
                Full screen
              </Button>
            </>
          }
        />
      )}
      {figures.conflicts > 0 && (
        <ConflictList conflicts={figures.conflicting} total={figures.conflicts} zone={zone} />
      )}
      <LiveFigures figures={figures} event={event} />
      {!isFull && <LiveAudit eventId={event.id} zone={zone} />}
    </div>
  );
}
