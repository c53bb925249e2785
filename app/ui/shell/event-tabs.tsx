import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import classes from '~/ui/shell/event-admin-shell.module.css';
import { eventPages } from '~/ui/shell/event-pages';

/** On phones the row scrolls, and the tab one is on scrolls into sight. */
export function EventTabs({ eventId }: { eventId: number }) {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const tabs = eventPages(eventId);
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
