import { href, Link } from 'react-router';
import { Icon } from '~/ui/icon/icon';
import classes from '~/ui/shell/bell.module.css';

type BellProps = { userId: number; unread: number };

/** Leads to one's notifications and counts those not read yet. */
export function Bell({ userId, unread }: BellProps) {
  return (
    <Link
      to={`${href('/user/:id', { id: String(userId) })}#notifications`}
      className={classes.bell}
      aria-label={unread > 0 ? `Notifications, ${unread} not read` : 'Notifications'}
    >
      <Icon name="bell" />
      {unread > 0 && (
        <span className={classes.dot} aria-hidden>
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
  );
}
