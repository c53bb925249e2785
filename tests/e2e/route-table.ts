/** The routes of docs/specification.md as data: every path with its layout and who may open it. */

export type Shell = 'public' | 'admin' | 'event-admin' | 'none';

export const publicRoutes: { path: string; shell: Shell; title: RegExp; status?: number }[] = [
  { path: '/', shell: 'public', title: /Limelight/ },
  { path: '/login', shell: 'public', title: /^Welcome back – Limelight$/ },
  { path: '/cancel', shell: 'public', title: / – Limelight$/ },
  { path: '/reauth', shell: 'public', title: / – Limelight$/ },
  { path: '/return', shell: 'public', title: / – Limelight$/ },
  { path: '/success', shell: 'public', title: / – Limelight$/ },
  { path: '/get-app', shell: 'public', title: / – Limelight$/ },
  { path: '/get-limelight', shell: 'public', title: / – Limelight$/ },
  { path: '/privacy', shell: 'public', title: /^Privacy/ },
  { path: '/scanner', shell: 'none', title: /Scanner|Door/ },
  { path: '/auth-callback', shell: 'public', title: / – Limelight$/ },
  { path: '/email-confirmation', shell: 'public', title: / – Limelight$/ },
  { path: '/customize-tickets', shell: 'public', title: / – Limelight$/ },
  { path: '/tests/icons', shell: 'public', title: /^Icons/ },
  { path: '/event/1', shell: 'public', title: /^Brackwasser Festival/ },
  { path: '/genre/1', shell: 'public', title: /^Deep House/ },
  { path: '/venue/1', shell: 'public', title: /^Halle Nord/ },
  { path: '/artist/1', shell: 'public', title: /^Mira Vantongeren/ },
  { path: '/promoter/1', shell: 'public', title: /^Northern Lights Collective/ },
  { path: '/event/1/timetable', shell: 'public', title: /Timetable/ },
  { path: '/event/1/chat/1', shell: 'public', title: /^General – Brackwasser Festival/ },
];

/** Known shapes whose row does not exist, or not for a stranger. */
export const absentRoutes = [
  '/user/1',
  '/event/1/chat/999999',
  '/event/1/timetable/user/1',
  '/event/7',
  '/artist/999',
];

export const roles = ['crew', 'organiser', 'staff'] as const;
type Who = (typeof roles)[number];

const signedIn: Who[] = [...roles];

export const adminRoutes: { path: string; shell: Shell; allowed: Who[] }[] = [
  { path: '/admin', shell: 'admin', allowed: signedIn },
  { path: '/admin/test', shell: 'admin', allowed: ['staff'] },
  { path: '/admin/webhooks', shell: 'admin', allowed: ['organiser', 'staff'] },
  { path: '/admin/manage', shell: 'admin', allowed: ['staff'] },
  { path: '/admin/facebook-events', shell: 'admin', allowed: ['organiser', 'staff'] },
  { path: '/admin/test-notifications', shell: 'admin', allowed: ['staff'] },
  { path: '/admin/feature-announcements', shell: 'admin', allowed: ['staff'] },
  { path: '/admin/promoter/1', shell: 'admin', allowed: ['organiser'] },
  { path: '/admin/venue/1', shell: 'admin', allowed: ['organiser'] },
  { path: '/admin/venue/1/settings', shell: 'admin', allowed: ['organiser'] },
  { path: '/admin/artist/1', shell: 'admin', allowed: ['organiser'] },
  { path: '/admin/artist/1/settings', shell: 'admin', allowed: ['organiser'] },
  ...[
    '',
    '/live',
    '/artists',
    '/coupons',
    '/tickets',
    '/scanners',
    '/settings',
    '/permissions',
    '/chat',
    '/orders',
  ].map((part) => ({
    path: `/admin/event/1${part}`,
    shell: 'event-admin' as const,
    allowed: ['crew', 'organiser'] satisfies Who[],
  })),
];

/** What tells the layouts apart in the page's markup. */
export function shellOf(html: string): Shell {
  if (html.includes('aria-label="Sidebar"'))
    return html.includes('aria-label="Event"') ? 'event-admin' : 'admin';
  return html.includes('role="search"') || html.includes('<search') ? 'public' : 'none';
}

export function titleOf(html: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? [];
  return title.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
}
