import type { IconName } from '~/ui/icon/paths';

const signs: Record<string, IconName> = {
  event_published: 'megaphone',
  event_cancelled: 'x',
  event_postponed: 'clock',
  event_rescheduled: 'calendar',
  event_reminder: 'bell',
  timetable_changed: 'clock',
  favourite_starts: 'heart-filled',
  favourite_moved: 'clock',
  new_follower: 'user',
  follow_request: 'user',
  follow_accepted: 'check',
  team_invitation: 'users',
  order_paid: 'ticket',
  order_refunded: 'euro',
  ticket_offered: 'ticket',
  ticket_taken: 'ticket',
  waiting_list_offer: 'flash',
  chat_mention: 'chat',
  chat_reply: 'chat',
  chat_moderation: 'shield',
  moderation: 'shield',
  payout_problem: 'warning',
  payout_ready: 'euro',
  holder_message: 'mail',
  announcement: 'sparkle',
};

/** What a kind is known by at a glance. */
export const signOf = (kind: string): IconName => signs[kind] ?? 'bell';
