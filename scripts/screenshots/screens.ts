/** Who looks: nobody is signed in, or one of the demo's accounts. */
export type Viewer = 'nobody' | 'visitor' | 'organiser' | 'door' | 'admin';

export type Screen = {
  name: string;
  viewer: Viewer;
  path: string;
  /** It is in the README, as these pictures. */
  shown?: readonly Look[];
};

/** The screen it is seen on, and the colour scheme. */
export type Look = 'desktop-dark' | 'desktop-light' | 'phone-dark' | 'phone-light';
export const looks: readonly Look[] = ['desktop-dark', 'desktop-light', 'phone-dark', 'phone-light'];

/** Every screen that somebody meets, as the demo has it. */
export const screens: readonly Screen[] = [
  { name: 'discover', viewer: 'visitor', path: '/', shown: ['desktop-dark'] },
  { name: 'demo', viewer: 'nobody', path: '/' },
  { name: 'search', viewer: 'nobody', path: '/?q=techno' },
  { name: 'search-empty', viewer: 'nobody', path: '/?q=zzyzx' },
  { name: 'event', viewer: 'nobody', path: '/event/1', shown: ['phone-light'] },
  { name: 'event-tonight', viewer: 'nobody', path: '/event/2' },
  { name: 'artist', viewer: 'nobody', path: '/artist/1' },
  { name: 'venue', viewer: 'nobody', path: '/venue/1' },
  { name: 'promoter', viewer: 'nobody', path: '/promoter/1' },
  { name: 'genre', viewer: 'nobody', path: '/genre/1' },
  { name: 'timetable', viewer: 'visitor', path: '/event/1/timetable', shown: ['phone-dark'] },
  { name: 'chat', viewer: 'visitor', path: '/event/2/chat/5', shown: ['phone-dark'] },
  { name: 'login', viewer: 'nobody', path: '/login' },
  { name: 'sign-up', viewer: 'nobody', path: '/login?mode=sign-up' },
  { name: 'email-confirmation', viewer: 'nobody', path: '/email-confirmation' },
  { name: 'success', viewer: 'nobody', path: '/success' },
  { name: 'cancel', viewer: 'nobody', path: '/cancel' },
  { name: 'return', viewer: 'organiser', path: '/return' },
  { name: 'reauth', viewer: 'organiser', path: '/reauth' },
  { name: 'get-app', viewer: 'nobody', path: '/get-app' },
  { name: 'privacy', viewer: 'nobody', path: '/privacy' },
  { name: 'icons', viewer: 'nobody', path: '/tests/icons' },
  { name: 'not-found', viewer: 'nobody', path: '/nowhere' },
  { name: 'tickets', viewer: 'visitor', path: '/user/4', shown: ['phone-light'] },
  { name: 'own-settings', viewer: 'visitor', path: '/user/4#settings' },
  { name: 'profile', viewer: 'nobody', path: '/user/2' },
  { name: 'scanner', viewer: 'door', path: '/scanner' },
  { name: 'admin', viewer: 'organiser', path: '/admin' },
  { name: 'admin-event', viewer: 'organiser', path: '/admin/event/1', shown: ['desktop-dark'] },
  { name: 'admin-live', viewer: 'organiser', path: '/admin/event/2/live', shown: ['desktop-dark'] },
  { name: 'admin-artists', viewer: 'organiser', path: '/admin/event/1/artists', shown: ['desktop-light'] },
  { name: 'admin-tickets', viewer: 'organiser', path: '/admin/event/1/tickets' },
  { name: 'admin-coupons', viewer: 'organiser', path: '/admin/event/1/coupons' },
  { name: 'admin-scanners', viewer: 'organiser', path: '/admin/event/2/scanners' },
  { name: 'admin-settings', viewer: 'organiser', path: '/admin/event/1/settings' },
  { name: 'admin-permissions', viewer: 'organiser', path: '/admin/event/1/permissions' },
  { name: 'admin-orders', viewer: 'organiser', path: '/admin/event/1/orders' },
  { name: 'admin-chat', viewer: 'organiser', path: '/admin/event/2/chat' },
  { name: 'admin-venue', viewer: 'organiser', path: '/admin/venue/1' },
  { name: 'admin-venue-settings', viewer: 'organiser', path: '/admin/venue/1/settings' },
  { name: 'admin-artist', viewer: 'organiser', path: '/admin/artist/1' },
  { name: 'admin-promoter', viewer: 'organiser', path: '/admin/promoter/1' },
  { name: 'designer', viewer: 'organiser', path: '/customize-tickets?event=1' },
  { name: 'import', viewer: 'organiser', path: '/admin/facebook-events' },
  { name: 'webhooks', viewer: 'organiser', path: '/admin/webhooks' },
  { name: 'manage', viewer: 'admin', path: '/admin/manage' },
  { name: 'manage-audit', viewer: 'admin', path: '/admin/manage?view=audit' },
  { name: 'manage-genres', viewer: 'admin', path: '/admin/manage?view=genres' },
  { name: 'manage-settings', viewer: 'admin', path: '/admin/manage?view=settings' },
  { name: 'announcements', viewer: 'admin', path: '/admin/feature-announcements' },
  { name: 'test-notifications', viewer: 'admin', path: '/admin/test-notifications' },
  { name: 'self-check', viewer: 'admin', path: '/admin/test' },
];
