import { Badge } from '~/ui/badge/badge';
import { type EventStatus, EventStatusBadge } from '~/ui/badge/event-status';
import type { DirectoryRow } from '../directory-queries';
import classes from './directory-table.module.css';

/** What is to be known of a row at a glance. */
export function RowState({ row }: { row: DirectoryRow }) {
  const { kind, status, isFeatured, suspendedAt, reason } = row;
  if (status === null && suspendedAt === null) return null;
  return (
    <div className={classes.state}>
      <div className={classes.badges}>
        {suspendedAt !== null && (
          <Badge tone="red" icon="shield">
            Suspended
          </Badge>
        )}
        {kind === 'event' && status !== null && <EventStatusBadge status={status as EventStatus} />}
        {kind !== 'event' && status !== null && <Badge>{status.replaceAll('_', ' ')}</Badge>}
        {isFeatured && (
          <Badge tone="green" icon="star-filled">
            Featured
          </Badge>
        )}
      </div>
      {reason !== null && <p className={classes.reason}>{reason}</p>}
    </div>
  );
}
