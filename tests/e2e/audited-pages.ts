/** Every page of app/routes.ts by who looks at it, with what the demo shows on it. */

export const openPages = [
  '/',
  '/?q=zzyzx',
  '/event/1',
  '/artist/1',
  '/venue/1',
  '/promoter/1',
  '/genre/1',
  '/event/1/timetable',
  '/event/1/chat/1',
];

export const strangersPages = [
  '/login',
  '/email-confirmation',
  '/auth-callback',
  '/privacy',
  '/get-app',
  '/success',
  '/cancel',
  '/reauth',
  '/return',
  '/tests/icons',
  '/unsubscribe',
  '/suspended',
  '/no/such/page',
  '/scanner',
];

export const organisersPages = [
  '/customize-tickets',
  '/customize-tickets?event=1',
  '/admin',
  '/admin/webhooks',
  '/admin/facebook-events',
  '/admin/promoter/1',
  '/admin/venue/1',
  '/admin/venue/1/settings',
  '/admin/artist/1',
  '/admin/artist/1/settings',
  '/scanner',
];

export const eventPages = [
  '/admin/event/1',
  '/admin/event/1/live',
  '/admin/event/1/artists',
  '/admin/event/1/coupons',
  '/admin/event/1/tickets',
  '/admin/event/1/scanners',
  '/admin/event/1/settings',
  '/admin/event/1/permissions',
  '/admin/event/1/chat',
  '/admin/event/1/orders',
];

export const staffPages = [
  '/admin/test',
  '/admin/manage',
  '/admin/manage?view=audit',
  '/admin/webhooks',
  '/admin/test-notifications',
  '/admin/feature-announcements',
];

type Made = { person: number; event: number; order: number; message: number; transfer: number };

/** What only one person sees, of rows that the test makes. */
export const ownPages: Record<string, (made: Made) => string> = {
  '/user/:id': ({ person }) => `/user/${person}`,
  '/message/:id': ({ message }) => `/message/${message}`,
  '/ticket-offer/:id': ({ transfer }) => `/ticket-offer/${transfer}`,
  '/event/:eventId/timetable/user/:userId': ({ person }) => `/event/1/timetable/user/${person}`,
  '/admin/event/:id/orders/:orderId': ({ event, order }) => `/admin/event/${event}/orders/${order}`,
};

/** Pages that are not looked at by themselves, and why. */
export const sameAsAnother: Record<string, string> = {
  '/get-limelight': 'the module of /get-app',
};
