import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';

/** Up to the newest that was on the screen: what came in meanwhile stays new. */
export async function readNotifications(db: Db, upTo: number): Promise<void> {
  unwrap(await db.rpc('read_notifications', { up_to: upTo }));
}

export type Choice = { category: string; inApp: boolean; email: boolean; push: boolean };

export async function saveChoice(db: Db, { category, inApp, email, push }: Choice): Promise<void> {
  unwrap(await db.rpc('save_notification_setting', { category, in_app: inApp, email, push }));
}

/** As the browser names it, with what people call it. */
type NewDevice = { endpoint: string; p256dh: string; auth: string; device: string };

export async function saveDevice(db: Db, device: NewDevice): Promise<void> {
  unwrap(await db.rpc('save_push_subscription', device));
}

export async function removeDevice(db: Db, endpoint: string): Promise<void> {
  unwrap(await db.rpc('remove_push_subscription', { endpoint }));
}
