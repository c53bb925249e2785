import type { Db } from '~/db/db';
import { getSignedIn } from '~/db/signed-in';
import { unwrap } from '~/db/unwrap';
import { pictureEndings } from '~/features/profiles/picture';
import type { Visibility } from '~/features/profiles/rules';
import { AppError } from '~/lib/app-error';
import { profilePictureBucket } from '~/lib/profile-picture';

/** What others read of the person who asks. Without a handle there is no public profile. */
export async function saveProfile(db: Db, profile: { handle: string | null; bio: string }): Promise<void> {
  const { error } = await db
    .from('users')
    .update(profile)
    .eq('supabase_id', await requireSupabaseId(db));
  if (error?.code === '23505') throw new AppError('handle_taken', { cause: error });
  if (error) throw AppError.fromBackend(error);
}

export async function saveVisibility(db: Db, going: Visibility, timetable: Visibility): Promise<void> {
  const visibility = { going_visibility: going, timetable_visibility: timetable };
  unwrap(
    await db
      .from('users')
      .update(visibility)
      .eq('supabase_id', await requireSupabaseId(db)),
  );
}

export async function acceptFollower(db: Db, userId: number): Promise<void> {
  unwrap(await db.rpc('accept_follower', { user_id: userId }));
}

/** Also declines whoever has only asked. They are not told. */
export async function removeFollower(db: Db, userId: number): Promise<void> {
  unwrap(await db.rpc('remove_follower', { user_id: userId }));
}

const year = String(365 * 24 * 60 * 60);

type NewPicture = { file: File; focusX: number; focusY: number };

/** Shows another picture of the person who asks. The one before is shown until the new one is in place. */
export async function saveProfilePicture(db: Db, { file, focusX, focusY }: NewPicture): Promise<void> {
  const ending = pictureEndings[file.type];
  if (!ending) throw new AppError('picture_type');
  const folder = await requireSupabaseId(db);
  const replaced = await listFiles(db, folder);
  const path = `${folder}/${Date.now().toString(36)}.${ending}`;
  const files = db.storage.from(profilePictureBucket);
  // Every picture has a name of its own, so each may be kept by browsers for as long as they like.
  const { error } = await files.upload(path, file, { contentType: file.type, cacheControl: year });
  if (error) throw storageError(error);
  try {
    await showPicture(db, folder, { picture_path: path, picture_focus_x: focusX, picture_focus_y: focusY });
  } catch (failure) {
    await files.remove([path]);
    throw failure;
  }
  // The new picture is saved either way; a file that could not be removed goes with the next change.
  if (replaced.length > 0) await files.remove(replaced);
}

/** The file goes first: nobody is told that a picture is gone while its address still shows it. */
export async function removeProfilePicture(db: Db): Promise<void> {
  const folder = await requireSupabaseId(db);
  const stored = await listFiles(db, folder);
  if (stored.length > 0) {
    const { error } = await db.storage.from(profilePictureBucket).remove(stored);
    if (error) throw storageError(error);
  }
  await showPicture(db, folder, { picture_path: null, picture_focus_x: 0.5, picture_focus_y: 0.5 });
}

type PictureColumns = { picture_path: string | null; picture_focus_x: number; picture_focus_y: number };

async function showPicture(db: Db, supabaseId: string, picture: PictureColumns): Promise<void> {
  unwrap(await db.from('users').update(picture).eq('supabase_id', supabaseId));
}

/** Who the person is to the backend; the folder of their pictures has the same name. */
async function requireSupabaseId(db: Db): Promise<string> {
  const person = await getSignedIn(db);
  if (!person) throw new AppError('session_ended');
  return person.supabaseId;
}

async function listFiles(db: Db, folder: string): Promise<string[]> {
  const { data, error } = await db.storage.from(profilePictureBucket).list(folder);
  if (error) throw storageError(error);
  return data.map(({ name }) => `${folder}/${name}`);
}

const reasonsByStatus: Record<string, string> = {
  '403': 'picture_refused',
  '413': 'picture_too_large',
  '415': 'picture_type',
};

function storageError(error: Error & { statusCode?: string }): AppError {
  return new AppError(reasonsByStatus[error.statusCode ?? ''] ?? 'backend_failed', { cause: error });
}
