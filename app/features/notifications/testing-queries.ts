import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { type NotificationTest, testChannels, testDeliveries } from './testing';

/** The newest fifty tests, each with what came of it. */
export async function listNotificationTests(db: Db): Promise<NotificationTest[]> {
  const rows = unwrap(await db.rpc('list_test_notifications'));
  return rows.map(({ is_shown, is_read, channels, deliveries, ...row }) => ({
    ...row,
    channels: testChannels.filter((channel) => channels.includes(channel)),
    isShown: is_shown,
    isRead: is_read,
    deliveries: testDeliveries.parse(deliveries),
  }));
}

export async function listNotificationKinds(db: Db): Promise<string[]> {
  return unwrap(await db.rpc('list_notification_kinds')).map(({ kind }) => kind);
}

/** By name, whole address or number. */
export async function findPeople(
  db: Db,
  search: string,
): Promise<{ id: number; name: string; detail: string }[]> {
  const rows = unwrap(await db.rpc('find_people', { search }));
  return rows.map(({ id, name, hint }) => ({ id, name: name || 'No name', detail: hint }));
}
