import { Icon } from '~/ui/icon/icon';
import type { IconName } from '~/ui/icon/paths';
import type { DoorFigures } from '../figures';
import { count, type Fullness, fullnessOf } from '../rules';
import classes from './inside-now.module.css';

const icons: Record<Fullness['level'], IconName> = {
  open: 'check',
  filling: 'info',
  nearly: 'warning',
  full: 'lock',
};

type InsideNowProps = { figures: Pick<DoorFigures, 'inside' | 'capacity' | 'entries' | 'exits'> };

/** How many are inside, against how many may be. */
export function InsideNow({ figures: { inside, capacity, entries, exits } }: InsideNowProps) {
  const fullness = capacity === null ? null : fullnessOf(inside, capacity);
  return (
    <section className={classes.inside} data-level={fullness?.level} aria-labelledby="inside-now">
      <h2 id="inside-now" className={classes.label}>
        Inside now
      </h2>
      <p className={classes.number}>
        <strong>{count(inside)}</strong>
        {capacity !== null && <span className={classes.of}>of {count(capacity)}</span>}
      </p>
      {fullness && capacity !== null && (
        <>
          <div className={classes.bar} aria-hidden>
            <span className={classes.fill} style={{ width: `${Math.min(100, fullness.percent)}%` }} />
            <span className={classes.mark} style={{ left: '80%' }} />
            <span className={classes.mark} style={{ left: '95%' }} />
          </div>
          <p className={classes.words}>
            <Icon name={icons[fullness.level]} size={20} />
            <span>
              {fullness.words} · {fullness.percent}%
            </span>
          </p>
        </>
      )}
      <p className={classes.flow}>
        {count(entries)} in · {count(exits)} out
        {capacity === null && ' · no limit set'}
      </p>
    </section>
  );
}
