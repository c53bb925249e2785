import type { EventStatus } from '../rules';
import classes from './status-ribbon.module.css';

const words: Partial<Record<EventStatus, string>> = {
  cancelled: 'Cancelled',
  postponed: 'Postponed',
  draft: 'Draft',
  scheduled: 'Scheduled',
};

/** Across the poster, so that nobody misses that a night is off. */
export function StatusRibbon({ status }: { status: EventStatus }) {
  const word = words[status];
  if (!word) return null;
  return (
    <span className={classes.ribbon} data-status={status}>
      {word}
    </span>
  );
}
