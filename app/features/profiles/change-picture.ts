import type { Db } from '~/db/db';
import { removeProfilePicture, saveProfilePicture } from '~/features/profiles/commands';
import { shrinkPicture } from '~/features/profiles/shrink-picture';
import { AppError } from '~/lib/app-error';

const pictureIntents = ['save-picture', 'remove-picture'] as const;
export type PictureIntent = (typeof pictureIntents)[number];

/** `problem` is a reason; words.ts has its words. */
export type PictureResult = { intent: PictureIntent; problem?: string };

/** Browser only: the file goes straight to storage. Undefined where the form is about something else. */
export async function changePicture(db: Db, form: FormData): Promise<PictureResult | undefined> {
  const intent = pictureIntents.find((known) => known === form.get('intent'));
  if (!intent) return undefined;
  try {
    if (intent === 'remove-picture') await removeProfilePicture(db);
    else await savePicture(db, form);
    return { intent };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { intent, problem: error.reason };
  }
}

async function savePicture(db: Db, form: FormData): Promise<void> {
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) throw new AppError('picture_missing');
  await saveProfilePicture(db, {
    file: await shrinkPicture(file),
    focusX: Number(form.get('focusX')),
    focusY: Number(form.get('focusY')),
  });
}
