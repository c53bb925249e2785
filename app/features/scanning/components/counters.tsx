import type { Counts } from '../messages';
import classes from './counters.module.css';

const number = new Intl.NumberFormat('en-GB');

export function Counters({ counts }: { counts: Counts | null }) {
  const isFull = counts !== null && counts.capacity !== null && counts.inside >= counts.capacity;
  return (
    <dl className={classes.counters}>
      <div className={classes.inside} data-full={isFull || undefined}>
        <dt>{isFull ? 'Inside · full' : 'Inside'}</dt>
        <dd>
          {counts ? number.format(counts.inside) : '–'}
          {counts?.capacity != null && <small> / {number.format(counts.capacity)}</small>}
        </dd>
      </div>
      <div>
        <dt>This phone</dt>
        <dd>{counts ? number.format(counts.mine.accepted) : '–'}</dd>
      </div>
      <div>
        <dt>Refused</dt>
        <dd>{counts ? number.format(counts.mine.refused) : '–'}</dd>
      </div>
    </dl>
  );
}
