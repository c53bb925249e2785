import type { Db } from '~/db/db';
import { removeProfilePicture, saveProfilePicture } from '~/features/profiles/commands';
import { AppError } from '~/lib/app-error';
import { readCrop } from '~/ui/picture-field/crop';
import { redrawPicture } from '~/ui/picture-field/redraw-picture';

/** Sharp on every screen that shows it, and still a small upload. */
const longestSide = 1600;

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
  const redrawn = await redrawPicture(file, { crop: readCrop(form.get('crop')), longestSide });
  await saveProfilePicture(db, {
    file: redrawn.file,
    focusX: Number(form.get('focusX')),
    focusY: Number(form.get('focusY')),
  });
}
