import type { Db } from '~/db/db';
import { parseEntityId } from '~/lib/entity-id';
import { readNotifications } from './commands';

/** The form of the list, `intent=read-notifications`; undefined where the form is about something else. */
export async function changeNotifications(db: Db, form: FormData): Promise<{ read: number } | undefined> {
  if (form.get('intent') !== 'read-notifications') return undefined;
  const upTo = parseEntityId(String(form.get('upTo'))) ?? 0;
  await readNotifications(db, upTo);
  return { read: upTo };
}
