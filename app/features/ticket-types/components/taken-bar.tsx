import { classNames } from '~/ui/page/class-names';
import classes from './taken-bar.module.css';

type TakenBarProps = {
  sold: number;
  held?: number;
  offered?: number;
  size: number | null;
  /** Nothing is sold any more: what was left does not matter. */
  isOff?: boolean;
};

/** What is gone, what is in baskets, what is promised and what is left: a bar to the eye, words to everyone. */
export function TakenBar({ sold, held = 0, offered = 0, size, isOff = false }: TakenBarProps) {
  const left = size === null ? null : Math.max(0, size - sold - held - offered);
  const isSoldOut = !isOff && left === 0 && sold > 0 && held + offered === 0;
  const words = [
    isSoldOut ? `Sold out · ${count(sold)}` : `${count(sold)} sold`,
    held > 0 ? `${count(held)} in baskets` : undefined,
    offered > 0 ? `${count(offered)} offered` : undefined,
    isOff || isSoldOut
      ? undefined
      : left === null
        ? 'no limit'
        : `${count(left)} left of ${count(size ?? 0)}`,
  ];
  const share = (part: number) => ({ width: `${size ? (100 * part) / size : 0}%` });
  return (
    <div className={classNames(classes.taken, isOff && classes.off)}>
      {size !== null && (
        <div className={classes.bar} aria-hidden>
          <span className={classes.sold} style={share(sold)} />
          <span className={classes.held} style={share(held)} />
          <span className={classes.offered} style={share(offered)} />
        </div>
      )}
      <p>{words.filter(Boolean).join(' · ')}</p>
    </div>
  );
}

function count(number: number): string {
  return number.toLocaleString('en-GB');
}
