import { formatClock } from '~/lib/time';
import { Icon } from '~/ui/icon/icon';
import type { Connection } from '../watch-door';
import classes from './live.module.css';

type ConnectionStateProps = { connection: Connection; at: string; zone: string };

/** Whether what one sees is of now, and of when it is if not. */
export function ConnectionState({ connection, at, zone }: ConnectionStateProps) {
  const since = formatClock(at, zone);
  const words = {
    connecting: `Connecting: as of ${since}`,
    live: 'Live',
    reconnecting: `Reconnecting: as of ${since}`,
    ended: 'You are no longer in the team',
  }[connection];
  return (
    <p className={classes.connection} data-state={connection} role="status">
      {connection === 'live' ? (
        <span className={classes.pulse} aria-hidden />
      ) : (
        <Icon name={connection === 'ended' ? 'lock' : 'refresh'} size={16} />
      )}
      {words}
    </p>
  );
}
