import { formatTime } from '~/lib/time';
import type { SessionState } from '../session-state';
import classes from './last-scan.module.css';
import { SureButton } from './sure-button';

type LastScanProps = { undoable: NonNullable<SessionState['undoable']>; zone: string; onUndo: () => void };

export function LastScan({ undoable, zone, onUndo }: LastScanProps) {
  const { name, at, direction } = undoable;
  return (
    <div className={classes.last}>
      <p>
        <span className={classes.name}>{name || 'Last ticket'}</span>
        {direction === 'entry' ? 'In' : 'Out'} at {formatTime(new Date(at), zone)}
      </p>
      <SureButton label="Undo" sureLabel="Undo: sure?" icon="undo" onSure={onUndo} />
    </div>
  );
}
