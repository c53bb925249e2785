import type { ReactNode } from 'react';
import { href } from 'react-router';
import { EntityNav, type NavItem } from '~/ui/shell/entity-nav';
import classes from '~/ui/shell/sidebar-nav.module.css';

/** What every organiser sees, then their own entities, then the platform for its staff. */
export function SidebarNav({ isStaff, entities }: { isStaff: boolean; entities: ReactNode }) {
  const everyone: NavItem[] = [
    { to: href('/admin'), label: 'Overview', icon: 'home', exact: true },
    { to: href('/'), label: 'Back to the site', icon: 'arrow-left', exact: true },
  ];
  const platform: NavItem[] = [
    { to: href('/admin/manage'), label: 'Manage', icon: 'shield' },
    { to: href('/admin/facebook-events'), label: 'Import events', icon: 'download' },
    { to: href('/admin/feature-announcements'), label: "What's new", icon: 'megaphone' },
    { to: href('/admin/webhooks'), label: 'Webhooks', icon: 'broadcast' },
    { to: href('/admin/test-notifications'), label: 'Test notifications', icon: 'bell' },
    { to: href('/admin/test'), label: 'Self-check', icon: 'check' },
  ];
  return (
    <nav className={classes.nav} aria-label="Admin">
      <EntityNav title="Organise" items={everyone} />
      {entities}
      {isStaff && <EntityNav title="Platform" items={platform} />}
    </nav>
  );
}
