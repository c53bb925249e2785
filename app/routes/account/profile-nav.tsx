import { Link } from 'react-router';
import { useUnread } from '~/features/notifications/unread';
import classes from './profile-nav.module.css';

type ProfileNavProps = { requests: number; offers: number; hasWaits: boolean; hasOrders: boolean };

/** The way around one's own profile, which is long on a phone. */
export function ProfileNav({ requests, offers, hasWaits, hasOrders }: ProfileNavProps) {
  const items = [
    { hash: 'tickets', label: 'Tickets' },
    ...(hasWaits ? [{ hash: 'waiting', label: 'Waiting', count: offers }] : []),
    ...(hasOrders ? [{ hash: 'orders', label: 'Orders' }] : []),
    { hash: 'notifications', label: 'Notifications', count: useUnread() },
    { hash: 'plans', label: 'Plans' },
    { hash: 'followers', label: 'Followers', count: requests },
    { hash: 'following', label: 'Following' },
    { hash: 'settings', label: 'Settings' },
  ];
  return (
    <nav className={classes.nav} aria-label="Your profile">
      <ul className={classes.list}>
        {items.map(({ hash, label, count = 0 }) => (
          <li key={hash}>
            <Link to={{ hash }} className={classes.link}>
              {label}
              {count > 0 && <span className={classes.count}>{count > 99 ? '99+' : count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
