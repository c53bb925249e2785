import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import classes from '~/ui/link-tabs/link-tabs.module.css';

type LinkTabsProps = { label: string; tabs: { to: string; label: string; isCurrent: boolean }[] };

/** Views of a page. Links, so that a view can be shared and gone back to. On phones the row scrolls to the one that is open. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);
  useEffect(() => {
    const tab = row.current?.children[current];
    if (!row.current || !(tab instanceof HTMLElement)) return;
    row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.clientWidth) / 2;
  }, [current]);
  return (
    <nav ref={row} className={classes.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.isCurrent ? 'page' : undefined} preventScrollReset>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
