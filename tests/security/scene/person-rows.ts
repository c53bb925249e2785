import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import type { Base } from './base.ts';
import { insert } from './insert.ts';

type Things = { slot: string; room: number; ticket: number };

/** What somebody who goes there keeps for themselves. What is theirs once, whatever the event, comes with the published one. */
export async function addPersonRows(sql: postgres.Sql, base: Base, { slot }: Things) {
  const { event, draft, person, visitor, artist } = base;
  const user_id = person.id;
  await insert(sql, 'event_interest', { user_id, event_id: event, interest: 'going' });
  await insert(sql, 'slot_favourites', { user_id, slot_id: slot, event_id: event });
  const shareKey = randomUUID();
  await insert(sql, 'timetable_plans', { user_id, event_id: event, visibility: 'link', share_key: shareKey });
  const notification = await insert(sql, 'notifications', {
    user_id,
    kind: 'event_reminder',
    event_id: event,
    channels: ['in_app'],
  });
  if (event === draft) return { notification, shareKey };
  await insert(sql, 'follows', { user_id, entity_type: 'artist', entity_id: artist, is_accepted: true });
  await insert(sql, 'follows', {
    user_id: visitor.id,
    entity_type: 'user',
    entity_id: user_id,
    is_accepted: false,
  });
  await insert(sql, 'notification_settings', {
    user_id,
    category: 'chat',
    in_app: true,
    email: true,
    push: true,
  });
  await insert(sql, 'push_subscriptions', {
    user_id,
    endpoint: `https://fcm.googleapis.com/${randomUUID()}`,
    p256dh: 'key',
    auth: 'secret',
  });
  await insert(sql, 'user_blocks', { user_id, blocked_id: base.owner.id });
  return { notification, shareKey };
}
