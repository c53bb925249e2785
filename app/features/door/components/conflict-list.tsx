import { formatClock } from '~/lib/time';
import type { ListedConflict } from '../figures';
import { count, outcomeWords } from '../rules';
import classes from './live.module.css';

type ConflictListProps = { conflicts: ListedConflict[]; total: number; zone: string };

/** Tickets that phones without network let in although the rules say no, with both places and times. */
export function ConflictList({ conflicts, total, zone }: ConflictListProps) {
  return (
    <div className={classes.conflicts}>
      <p>
        Phones without network let {total === 1 ? 'one person' : `${count(total)} people`} in although the
        rules said no. Nothing is lost: this is what happened.
      </p>
      <ul aria-label="Conflicts">
        {conflicts.map(({ id, at, name, type, verdict, device, gate, there }) => (
          <li key={id}>
            <p>
              <strong>{outcomeWords[verdict]}</strong> {[type, name].filter(Boolean).join(', ')}
            </p>
            <small>
              Let in {formatClock(at, zone)} at {placeOf(gate, device)}
              {there && `; first ${formatClock(there.at, zone)} at ${placeOf(there.gate, there.device)}`}
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}

function placeOf(gate: string | null, device: string): string {
  return gate ? `${gate} (${device})` : device;
}
