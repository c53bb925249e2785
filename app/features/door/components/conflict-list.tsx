import { formatClock } from '~/lib/time';
import { Icon } from '~/ui/icon/icon';
import type { ListedConflict } from '../figures';
import { count, outcomeWords } from '../rules';
import classes from './live.module.css';

type ConflictListProps = { conflicts: ListedConflict[]; total: number; zone: string };

const mostShown = 6;

/** Tickets that phones without network let in although the rules say no, with both places and times. */
export function ConflictList({ conflicts, total, zone }: ConflictListProps) {
  return (
    <section className={classes.conflicts} aria-labelledby="conflicts">
      <h2 id="conflicts">
        <Icon name="warning" />
        {total === 1 ? 'A conflict' : `${count(total)} conflicts`}
      </h2>
      <p>
        Phones without network let {total === 1 ? 'somebody' : 'people'} in although the rules said no. The
        newest first; all of them are listed under “Every scan”.
      </p>
      <ul>
        {conflicts.slice(0, mostShown).map(({ id, at, name, type, verdict, device, gate, there }) => (
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
    </section>
  );
}

function placeOf(gate: string | null, device: string): string {
  return gate ? `${gate} (${device})` : device;
}
