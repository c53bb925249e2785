import { randomUUID } from 'node:crypto';
import { createServiceDb } from '~/db/server-client.server';
import { AppError } from '~/lib/app-error';
import type { Platform } from '~/lib/platform';
import type { RedrawnPicture } from './redraw-chat-picture.server';

const bucket = 'chat';

/** The row comes before the file: what is left behind by a lost connection is then found and deleted. */
export async function keepChatPicture(
  platform: Platform,
  { userId, roomId, picture }: { userId: number; roomId: number; picture: RedrawnPicture },
): Promise<string> {
  const id = randomUUID();
  const path = `${roomId}/${id}.webp`;
  await platform.sql`insert into public.chat_pictures (id, room_id, user_id, path, width, height)
    values (${id}, ${roomId}, ${userId}, ${path}, ${picture.width}, ${picture.height})`;
  const { error } = await createServiceDb(platform)
    .storage.from(bucket)
    .upload(path, picture.data, { contentType: 'image/webp' });
  if (error) throw new AppError('backend_failed', { cause: error });
  return id;
}

/** Asks nobody: the caller has made sure that whoever asks may see it. */
export async function readChatPicture(platform: Platform, path: string): Promise<Blob | null> {
  const { data } = await createServiceDb(platform).storage.from(bucket).download(path);
  return data;
}

/** A row is gone only once its file is: what fails is tried again. */
export async function forgetChatPictures(platform: Platform): Promise<number> {
  return platform.sql.begin(async (sql) => {
    const rows = await sql<{ path: string }[]>`select path from private.forget_chat_pictures() as path`;
    if (rows.length === 0) return 0;
    const { error } = await createServiceDb(platform)
      .storage.from(bucket)
      .remove(rows.map(({ path }) => path));
    if (error) throw new AppError('backend_failed', { cause: error });
    return rows.length;
  });
}
