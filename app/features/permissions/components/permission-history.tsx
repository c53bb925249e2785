import { LocalTime } from '~/ui/time/local-time';
import type { PermissionChange } from '../queries';
import { describeChange, personName } from '../rules';
import classes from './permission-history.module.css';

/** Who changed whose level when, newest first. */
export function PermissionHistory({ changes, zone }: { changes: PermissionChange[]; zone: string }) {
  if (changes.length === 0) return <p className={classes.none}>No changes so far.</p>;
  return (
    <ol className={classes.history}>
      {changes.map((change) => (
        <li key={change.id}>
          <p>
            <b>{personName(change.person.id, change.person.displayName)}</b>{' '}
            {describeChange(change.before, change.after)}
          </p>
          <p className={classes.when}>
            <LocalTime at={change.changedAt} zone={zone} style="date" />,{' '}
            <LocalTime at={change.changedAt} zone={zone} style="time" />
            {change.author && ` · by ${personName(change.author.id, change.author.displayName)}`}
          </p>
        </li>
      ))}
    </ol>
  );
}
