import { useEffect, useRef } from 'react';
import { href, NavLink, useLocation } from 'react-router';
import classes from '~/ui/shell/event-admin-shell.module.css';

/** On phones the row scrolls, and the tab one is on scrolls into sight. */
export function EventTabs({ eventId }: { eventId: number }) {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const id = { id: String(eventId) };
  const tabs = [
    { to: href('/admin/event/:id', id), label: 'Overview', exact: true },
    { to: href('/admin/event/:id/live', id), label: 'Live' },
    { to: href('/admin/event/:id/artists', id), label: 'Line-up' },
    { to: href('/admin/event/:id/tickets', id), label: 'Tickets' },
    { to: href('/admin/event/:id/coupons', id), label: 'Coupons' },
    { to: href('/admin/event/:id/orders', id), label: 'Orders' },
    { to: href('/admin/event/:id/scanners', id), label: 'Scanners' },
    { to: href('/admin/event/:id/chat', id), label: 'Chat' },
    { to: href('/admin/event/:id/settings', id), label: 'Settings' },
    { to: href('/admin/event/:id/permissions', id), label: 'Permissions' },
  ];
  const current = tabs.findIndex(({ to, exact }) => (exact ? pathname === to : pathname.startsWith(to)));

  useEffect(() => {
    const tab = row.current?.children[current];
    if (!row.current || !(tab instanceof HTMLElement)) return;
    // Not scrollIntoView: that would move the whole page as well.
    row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.clientWidth) / 2;
  }, [current]);

  return (
    <nav ref={row} className={classes.tabs} aria-label="Event">
      {tabs.map(({ to, label, exact = false }) => (
        <NavLink key={to} to={to} end={exact} className={classes.tab}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
