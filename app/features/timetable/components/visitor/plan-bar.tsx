import { Button } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import classes from './plan-bar.module.css';

type PlanBarProps = {
  count: number;
  onlyMine: boolean;
  clashes: number;
  news: number;
  waiting: number;
  onOnlyMine: (only: boolean) => void;
  onOpen: () => void;
};

/** One's own plan in numbers, always in sight; it never grows, so nothing below it jumps. */
export function PlanBar({ count, onlyMine, clashes, news, waiting, onOnlyMine, onOpen }: PlanBarProps) {
  return (
    <div className={classes.bar}>
      <button
        type="button"
        className={classes.mine}
        aria-pressed={onlyMine}
        onClick={() => onOnlyMine(!onlyMine)}
      >
        <Icon name={onlyMine ? 'heart-filled' : 'heart'} size={18} />
        Only mine
        <span className={classes.count}>
          {count}
          <span className={classes.unseen}> in your plan</span>
        </span>
      </button>
      <p className={classes.state} role="status">
        {[
          news > 0 && `${news} changed`,
          clashes > 0 && `${clashes} ${clashes === 1 ? 'clash' : 'clashes'}`,
          waiting > 0 && `${waiting} not sent yet`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Button kind="secondary" size="sm" onClick={onOpen}>
        My plan
      </Button>
    </div>
  );
}
