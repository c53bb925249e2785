import type { EventStatus } from '../rules';
import classes from './status-ribbon.module.css';

const words: Partial<Record<EventStatus, string>> = {
  cancelled: 'Cancelled',
  postponed: 'Postponed',
  draft: 'Draft',
  scheduled: 'Scheduled',
};

type StatusRibbonProps = { status: EventStatus; soldOut?: boolean };

/** Across the poster, so that nobody misses that a night is off or full. */
export function StatusRibbon({ status, soldOut = false }: StatusRibbonProps) {
  const word = words[status] ?? (soldOut ? 'Sold out' : undefined);
  if (!word) return null;
  return (
    <span className={classes.ribbon} data-status={status}>
      {word}
    </span>
  );
}
