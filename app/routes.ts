import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** The whole URL map, in the order in which it was asked for (docs/specification.md). */
export default [
  layout('routes/public/layout.tsx', [
    layout('routes/public/pages.tsx', [
      index('routes/public/discover.tsx'),
      route('login', 'routes/account/login.tsx'),
      route('cancel', 'routes/account/checkout-cancelled.tsx'),
      route('reauth', 'routes/account/payouts-link-expired.tsx'),
      route('return', 'routes/account/payouts-return.tsx'),
      route('success', 'routes/account/checkout-success.tsx'),
      route('get-app', 'routes/public/get-app.tsx'),
      route('get-limelight', 'routes/public/get-app.tsx', { id: 'routes/public/get-limelight' }),
      route('privacy', 'routes/public/privacy.tsx'),
      route('auth-callback', 'routes/account/auth-callback.tsx'),
      route('email-confirmation', 'routes/account/email-confirmation.tsx'),
      route('customize-tickets', 'routes/event-admin/customize-tickets.tsx'),
      route('tests/icons', 'routes/tests/icons.tsx'),
      route('user/:id', 'routes/account/profile.tsx'),
      route('event/:id', 'routes/public/event.tsx'),
      route('genre/:id', 'routes/public/genre.tsx'),
      route('venue/:id', 'routes/public/venue.tsx'),
      route('artist/:id', 'routes/public/artist.tsx'),
      route('promoter/:id', 'routes/public/promoter.tsx'),
      route('event/:eventId/chat/:chatId', 'routes/public/event-chat.tsx'),
      route('event/:eventId/timetable', 'routes/public/event-timetable.tsx'),
      route('event/:eventId/timetable/user/:userId', 'routes/public/user-timetable.tsx'),
      // Beyond the specification: what a letter about an offered ticket leads to.
      route('ticket-offer/:id', 'routes/account/ticket-offer.tsx'),
      // What every letter that can be ended leads to.
      route('unsubscribe', 'routes/account/unsubscribe.tsx'),
      // Beyond the specification: where the bell leads when an organiser wrote to ticket holders.
      route('message/:id', 'routes/account/organiser-message.tsx'),
      // Where people are told that their account is suspended.
      route('suspended', 'routes/account/suspended.tsx'),
      route('*', 'routes/public/not-found.tsx'),
    ]),
  ]),

  route('scanner', 'routes/door/scanner.tsx'),

  layout('routes/admin/layout.tsx', [
    ...prefix('admin', [
      layout('routes/admin/signed-in.tsx', [
        index('routes/admin/home.tsx'),
        route('test', 'routes/admin/self-check.tsx'),
        route('webhooks', 'routes/admin/webhooks.tsx'),
        route('manage', 'routes/admin/manage.tsx'),
        route('facebook-events', 'routes/admin/facebook-events.tsx'),
        route('test-notifications', 'routes/admin/test-notifications.tsx'),
        route('feature-announcements', 'routes/admin/feature-announcements.tsx'),
      ]),
      layout('routes/admin/entity.tsx', [
        route('promoter/:id', 'routes/admin/promoter.tsx'),
        route('venue/:id', 'routes/admin/venue.tsx'),
        route('venue/:id/settings', 'routes/admin/venue-settings.tsx'),
        route('artist/:id', 'routes/admin/artist.tsx'),
        route('artist/:id/settings', 'routes/admin/artist-settings.tsx'),

        route('event/:id', 'routes/event-admin/layout.tsx', [
          index('routes/event-admin/overview.tsx'),
          route('live', 'routes/event-admin/live.tsx'),
          route('artists', 'routes/event-admin/artists.tsx'),
          route('coupons', 'routes/event-admin/coupons.tsx'),
          route('tickets', 'routes/event-admin/tickets.tsx'),
          route('scanners', 'routes/event-admin/scanners.tsx'),
          route('settings', 'routes/event-admin/settings.tsx'),
          route('permissions', 'routes/event-admin/permissions.tsx'),
          // Beyond the specification: where moderators of the chat decide.
          route('chat', 'routes/event-admin/chat-desk.tsx'),
          route('orders', 'routes/event-admin/orders.tsx'),
          route('orders/:orderId', 'routes/event-admin/order.tsx'),
        ]),
      ]),
    ]),
  ]),

  // Not pages: what pages post to, show, link to and are found by.
  route('sign-out', 'routes/account/sign-out.tsx'),
  route('webhooks/stripe', 'routes/api/stripe-webhook.ts'),
  route('my-tickets', 'routes/api/my-tickets.ts'),
  route('unread', 'routes/api/unread.ts'),
  route('push-subscription', 'routes/api/push-subscription.ts'),
  route('follow', 'routes/public/follow.ts'),
  route('whats-new', 'routes/api/whats-new.ts'),
  route('return-ticket', 'routes/account/return-ticket.ts'),
  route('answer-invitation', 'routes/admin/answer-invitation.tsx'),
  route('art/:kind/:file', 'routes/api/art.ts'),
  route('pictures/:kind/:id/:file', 'routes/api/picture.ts'),
  route('event/:eventId/chat/:chatId/picture', 'routes/api/chat-picture-upload.ts'),
  route('chat-picture/:pictureId', 'routes/api/chat-picture.ts'),
  route('customize-tickets/:act', 'routes/event-admin/ticket-design-act.ts'),
  route('ticket-art/:family/:file', 'routes/api/ticket-art.ts'),
  route('ticket-picture/:id', 'routes/api/ticket-picture.ts'),
  route('og/:kind/:file', 'routes/api/social-picture.ts'),
  route('order/:code/tickets.pdf', 'routes/api/order-tickets.ts'),
  route('order/:code/ticket/:file', 'routes/api/order-ticket.ts'),
  route('order/:code/receipt.pdf', 'routes/api/order-receipt.ts'),
  route('order/:code/calendar.ics', 'routes/api/order-calendar.ts'),
  route('event/:eventId/timetable/user/:userId/plan.ics', 'routes/api/plan-calendar.ts'),
  route('event/:id/calendar.ics', 'routes/api/event-calendar.ts'),
  route(':kind/:id/calendar.ics', 'routes/api/calendar-feed.ts'),
  route('admin/event/:id/message-letter', 'routes/api/message-letter.ts'),
  route('admin/event/:id/orders.csv', 'routes/api/order-export.ts'),
  route('admin/event/:id/orders.xlsx', 'routes/api/order-spreadsheet.ts'),
  route('admin/event/:id/coupons.csv', 'routes/api/coupon-export.ts'),
  route('robots.txt', 'routes/api/robots.ts'),
  route('sitemap.xml', 'routes/api/sitemap-index.ts'),
  route('sitemap/:kind/:file', 'routes/api/sitemap.ts'),
] satisfies RouteConfig;
