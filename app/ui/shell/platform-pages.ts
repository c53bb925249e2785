import { href } from 'react-router';
import type { NavItem } from '~/ui/shell/entity-nav';

/** The pages of the platform's staff, in the order of the sidebar. */
export function platformPages(): NavItem[] {
  return [
    { to: href('/admin/manage'), label: 'Manage', icon: 'shield' },
    { to: href('/admin/facebook-events'), label: 'Import events', icon: 'download' },
    { to: href('/admin/feature-announcements'), label: 'What’s new', icon: 'megaphone' },
    { to: href('/admin/webhooks'), label: 'Webhooks', icon: 'broadcast' },
    { to: href('/admin/test-notifications'), label: 'Test notifications', icon: 'bell' },
    { to: href('/admin/test'), label: 'Self-check', icon: 'check' },
  ];
}
