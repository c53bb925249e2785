import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { TestChannel } from './testing';

export async function sendTestNotification(
  db: Db,
  test: { userId: number; kind: string; channels: TestChannel[] },
): Promise<void> {
  const { userId, kind, channels } = test;
  unwrap(await db.rpc('send_test_notification', { user_id: userId, kind, channels }));
}
