import { type Domain, harmless, hidden, rpc, table } from './notation.ts';

const endpoint = (on: string) =>
  `(select coalesce('promoter:' || e.promoter_id, 'event:' || e.event_id) from public.webhook_endpoints e
    join public.webhook_deliveries d on d.endpoint_id = e.id where ${on} limit 1)`;

export const news: Domain = {
  tables: [
    table('notifications', { of: 'null', select: 'self' }),
    table('notification_settings', { select: 'self', shows: 'email' }),
    table('push_subscriptions', { select: 'self', hidden: 'auth failures p256dh' }),
    table('holder_messages', { select: 'none', hidden: 'all' }),
    table('announcements', { select: 'staff' }),
    table('webhook_endpoints', {
      of: `coalesce('promoter:' || t.promoter_id, 'event:' || t.event_id)`,
      select: 'owner+',
    }),
    table('webhook_messages', { of: endpoint('d.message_id = t.id'), select: 'owner+', shows: 'key' }),
    table('webhook_deliveries', { of: endpoint('d.id = t.id'), select: 'owner+' }),
    table('webhook_attempts', { of: endpoint('d.id = t.delivery_id'), select: 'owner+' }),
  ],
  functions: [
    rpc('list_notification_kinds', 'staff'),
    rpc('list_notification_settings', 'signed-in', undefined, harmless),
    rpc('save_notification_setting', 'signed-in', () => ({
      category: 'chat',
      in_app: true,
      email: false,
      push: false,
    })),
    rpc('read_notifications', 'signed-in', (s) => ({ up_to: s.notification }), harmless),
    rpc('save_push_subscription', 'signed-in', () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/new',
      p256dh: 'B'.repeat(87),
      auth: 'A'.repeat(22),
    })),
    rpc(
      'remove_push_subscription',
      'signed-in',
      () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/new' }),
      harmless,
    ),
    rpc('count_holders', 'manager+', (s) => ({ event_id: s.event, segment: 'all' })),
    rpc('plan_holder_message', 'manager+', (s) => ({
      event_id: s.event,
      subject: 'Hello',
      body: 'Words for everyone.',
      segment: 'all',
    })),
    rpc('begin_message_test', 'manager+', (s) => ({
      event_id: s.event,
      subject: 'Hello',
      body: 'Words for everyone.',
    })),
    rpc('cancel_holder_message', 'manager+', (s) => ({ message_id: s.holderMessage }), hidden),
    rpc('list_holder_messages', 'manager+', (s) => ({ event_id: s.event })),
    rpc('get_holder_message', 'self', (s) => ({ message_id: s.sentMessage }), {
      refused: 'empty',
      full: true,
    }),
    rpc('list_held_messages', 'staff'),
    rpc('list_announcements', 'staff'),
    rpc('save_announcement', 'staff', () => ({
      content: { title: 'New', body: 'Words.', audience: 'all' },
    })),
    rpc('end_announcement', 'staff', (s) => ({ announcement_id: s.announcement })),
    rpc('delete_announcement', 'staff', (s) => ({ announcement_id: s.announcement }), {
      told: 'announcement_is_out',
    }),
    rpc('list_unseen_announcements', 'everyone'),
    rpc(
      'mark_announcement',
      'signed-in',
      (s) => ({ announcement_id: s.announcement, done: 'seen' }),
      harmless,
    ),
    rpc('send_test_notification', 'staff', (s) => ({
      user_id: s.person.id,
      kind: 'test',
      channels: ['in_app'],
    })),
    rpc('list_test_notifications', 'staff'),
    rpc('save_webhook_endpoint', 'owner+', (s) => ({
      url: 'https://example.org/new',
      description: '',
      topics: ['order.paid'],
      event_id: s.event,
    })),
    rpc('remove_webhook_endpoint', 'owner+', (s) => ({ endpoint_id: s.endpoint }), { refused: 'not_found' }),
    rpc('switch_webhook_endpoint', 'owner+', (s) => ({ endpoint_id: s.endpoint, is_enabled: true }), {
      refused: 'not_found',
    }),
    rpc('get_webhook_secret', 'owner+', (s) => ({ endpoint_id: s.endpoint }), { refused: 'not_found' }),
    rpc('rotate_webhook_secret', 'owner+', (s) => ({ endpoint_id: s.endpoint }), { refused: 'not_found' }),
    rpc('test_webhook_endpoint', 'owner+', (s) => ({ endpoint_id: s.endpoint }), { refused: 'not_found' }),
    rpc('send_webhook_again', 'owner+', (s) => ({ delivery_id: s.delivery }), { refused: 'not_found' }),
  ],
};
