import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';

/** A category as it is for whoever asks. */
export type Setting = {
  category: string;
  inApp: boolean;
  email: boolean;
  push: boolean;
  /** Something of it can come that way. */
  hasEmail: boolean;
  hasPush: boolean;
  /** What cannot be turned off. */
  fixed: string[];
};

/** In the order in which they are shown. */
export async function listSettings(db: Db): Promise<Setting[]> {
  const rows = unwrap(await db.rpc('list_notification_settings'));
  return rows.map(({ in_app, has_email, has_push, ...setting }) => ({
    ...setting,
    inApp: in_app,
    hasEmail: has_email,
    hasPush: has_push,
  }));
}

/** A browser that the person let us reach. */
export type Device = {
  id: number;
  endpoint: string;
  device: string;
  since: string;
  lastSentAt: string | null;
};

export async function listDevices(db: Db): Promise<Device[]> {
  const rows = unwrap(
    await db
      .from('push_subscriptions')
      .select('id, endpoint, device, created_at, last_sent_at')
      .order('id', { ascending: false })
      .limit(10),
  );
  return rows.map(({ created_at, last_sent_at, ...device }) => ({
    ...device,
    since: created_at,
    lastSentAt: last_sent_at,
  }));
}
