import type { Db } from '~/db/db';
import { acceptFollower, removeFollower, saveProfile, saveVisibility } from '~/features/profiles/commands';
import { checkBio, checkHandle, readHandle, readVisibility } from '~/features/profiles/rules';
import { AppError } from '~/lib/app-error';
import { parseEntityId } from '~/lib/entity-id';

/** Reasons by field name, a reason of the whole form under `form`; words.ts has the words. */
export type ProfileResult = { intent: ProfileIntent; errors: Record<string, string> };

const changes = {
  async 'save-profile'(db: Db, form: FormData) {
    const handle = readHandle(textOf(form, 'handle'));
    const bio = textOf(form, 'bio').replaceAll('\r\n', '\n').trim();
    const errors = { handle: checkHandle(handle), bio: checkBio(bio) };
    if (errors.handle ?? errors.bio) return errors;
    await saveProfile(db, { handle, bio });
    return {};
  },
  async 'save-visibility'(db: Db, form: FormData) {
    const [going, timetable] = [readVisibility(form.get('going')), readVisibility(form.get('timetable'))];
    if (!going || !timetable) return { form: 'visibility_missing' };
    await saveVisibility(db, going, timetable);
    return {};
  },
  async 'accept-follower'(db: Db, form: FormData) {
    await acceptFollower(db, personOf(form));
    return {};
  },
  async 'remove-follower'(db: Db, form: FormData) {
    await removeFollower(db, personOf(form));
    return {};
  },
};
export type ProfileIntent = keyof typeof changes;

const fieldOfReason: Record<string, string> = { handle_taken: 'handle' };

/** The forms of one's own profile; undefined where the form is about something else. */
export async function changeProfile(db: Db, form: FormData): Promise<ProfileResult | undefined> {
  const intent = form.get('intent');
  if (!isIntent(intent)) return undefined;
  try {
    return { intent, errors: withoutGaps(await changes[intent](db, form)) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { intent, errors: { [fieldOfReason[error.reason] ?? 'form']: error.reason } };
  }
}

function isIntent(value: FormDataEntryValue | null): value is ProfileIntent {
  return typeof value === 'string' && Object.hasOwn(changes, value);
}

function personOf(form: FormData): number {
  const userId = parseEntityId(textOf(form, 'userId'));
  if (userId === undefined) throw new AppError('unknown_user');
  return userId;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

function withoutGaps(errors: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
