import type { ReactNode } from 'react';
import { href } from 'react-router';
import { EntityNav, type NavItem } from '~/ui/shell/entity-nav';
import { platformPages } from '~/ui/shell/platform-pages';
import classes from '~/ui/shell/sidebar-nav.module.css';

/** What every organiser sees, then their own entities, then the platform for its staff. */
export function SidebarNav({ isStaff, entities }: { isStaff: boolean; entities: ReactNode }) {
  const everyone: NavItem[] = [
    { to: href('/admin'), label: 'Overview', icon: 'home', exact: true },
    { to: href('/'), label: 'Back to the site', icon: 'arrow-left', exact: true },
  ];
  return (
    <nav className={classes.nav} aria-label="Admin">
      <EntityNav title="Organise" items={everyone} />
      {entities}
      {isStaff && <EntityNav title="Platform" items={platformPages()} />}
    </nav>
  );
}
