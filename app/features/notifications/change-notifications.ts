import type { Db } from '~/db/db';
import { AppError } from '~/lib/app-error';
import { parseEntityId } from '~/lib/entity-id';
import { readNotifications, removeDevice, saveChoice } from './commands';

/** What came of it: nothing to say, or a reason that reasons.ts has words for. */
export type NotificationAnswer = { refused: string | null };

const changes = {
  'read-notifications': (db: Db, form: FormData) =>
    readNotifications(db, parseEntityId(String(form.get('upTo'))) ?? 0),
  'save-choice': (db: Db, form: FormData) =>
    saveChoice(db, {
      category: String(form.get('category')),
      inApp: form.has('inApp'),
      email: form.has('email'),
      push: form.has('push'),
    }),
  'remove-device': (db: Db, form: FormData) => removeDevice(db, String(form.get('endpoint'))),
};

/** The forms of the list and of the settings, by their `intent`; undefined where the form is about something else. */
export async function changeNotifications(db: Db, form: FormData): Promise<NotificationAnswer | undefined> {
  const intent = form.get('intent');
  if (typeof intent !== 'string' || !Object.hasOwn(changes, intent)) return undefined;
  try {
    await changes[intent as keyof typeof changes](db, form);
    return { refused: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refused: error.reason };
  }
}
