import { Link } from 'react-router';
import classes from '~/ui/link-tabs/link-tabs.module.css';

type LinkTabsProps = { label: string; tabs: { to: string; label: string; isCurrent: boolean }[] };

/** Views of a page. Links, so that a view can be shared and gone back to. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.isCurrent ? 'page' : undefined} preventScrollReset>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
