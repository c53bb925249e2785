import { href } from 'react-router';
import type { IconName } from '~/ui/icon/paths';

type EventPage = {
  to: string;
  label: string;
  icon: IconName;
  exact?: boolean;
  /** `g` and then this leads there. */
  letter: string;
  /** From which level on there is something to see. */
  level: number;
  /** What else it is looked for as. */
  words: string;
};

/** The pages of an event's team, in the order of their tabs. */
export function eventPages(eventId: number): EventPage[] {
  const id = { id: String(eventId) };
  return [
    {
      to: href('/admin/event/:id', id),
      label: 'Overview',
      icon: 'chart',
      exact: true,
      letter: 'e',
      level: 1,
      words: 'sales figures',
    },
    {
      to: href('/admin/event/:id/live', id),
      label: 'Live',
      icon: 'broadcast',
      letter: 'l',
      level: 1,
      words: 'door occupancy scans tonight',
    },
    {
      to: href('/admin/event/:id/artists', id),
      label: 'Line-up',
      icon: 'mic',
      letter: 'a',
      level: 1,
      words: 'lineup artists acts',
    },
    {
      to: href('/admin/event/:id/tickets', id),
      label: 'Tickets',
      icon: 'ticket',
      letter: 't',
      level: 1,
      words: 'types prices pools questions',
    },
    {
      to: href('/admin/event/:id/coupons', id),
      label: 'Coupons',
      icon: 'coupon',
      letter: 'c',
      level: 3,
      words: 'codes discounts',
    },
    {
      to: href('/admin/event/:id/orders', id),
      label: 'Orders',
      icon: 'list',
      letter: 'o',
      level: 3,
      words: 'buyers refunds guests export',
    },
    {
      to: href('/admin/event/:id/scanners', id),
      label: 'Scanners',
      icon: 'scan',
      letter: 'd',
      level: 1,
      words: 'door gates devices',
    },
    {
      to: href('/admin/event/:id/chat', id),
      label: 'Chat',
      icon: 'chat',
      letter: 'r',
      level: 2,
      words: 'reports moderation mutes rooms',
    },
    {
      to: href('/admin/event/:id/settings', id),
      label: 'Settings',
      icon: 'settings',
      letter: 's',
      level: 1,
      words: 'details pictures publish',
    },
    {
      to: href('/admin/event/:id/permissions', id),
      label: 'Permissions',
      icon: 'users',
      letter: 'p',
      level: 1,
      words: 'team invite owners',
    },
  ];
}
