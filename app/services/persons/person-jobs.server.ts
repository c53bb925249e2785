import { z } from 'zod';
import { createServiceDb } from '~/db/server-client.server';
import { AppError } from '~/lib/app-error';
import type { Jobs, Platform } from '~/lib/platform';
import { forgetChatPictures } from '~/services/chat/chat-pictures.server';
import { sendAll } from '~/services/mail/send-once.server';
import { deletedLetter } from '~/services/persons/deleted-letter.server';
import { deleteExpiredDaily, deleteExpiredHourly } from '~/services/persons/retention.server';

const files = z.object({ folder: z.uuid() });
const person = z.object({ userId: z.number().int().positive() });
const farewell = z.object({ address: z.string(), name: z.string(), occasion: z.string() });

/** What is kept of people, and for how long (docs/privacy.md). */
export function personJobs(platform: Platform): Jobs {
  return {
    tasks: {
      async erase_files(payload) {
        const { folder } = files.parse(payload);
        await eraseProfilePictures(platform, folder);
        while ((await forgetChatPictures(platform)) > 0);
        await platform.sql`select private.erase_sign_in_log(${folder})`;
      },
      async erase_rest(payload) {
        const { userId } = person.parse(payload);
        await platform.sql`select private.erase_rest(${userId})`;
        while ((await forgetChatPictures(platform)) > 0);
      },
      mail_account_deleted: async (payload) =>
        sendAll(platform, [deletedLetter(platform, farewell.parse(payload))]),
      async delete_expired_hourly() {
        await deleteExpiredHourly(platform);
      },
      async delete_expired() {
        await deleteExpiredDaily(platform);
      },
    },
    crontab: ['37 * * * * delete_expired_hourly', '27 3 * * * delete_expired'],
  };
}

/** Whatever is in the folder of somebody who is gone, also what was never shown. */
async function eraseProfilePictures(platform: Platform, folder: string): Promise<void> {
  const bucket = createServiceDb(platform).storage.from('profile-pictures');
  const { data, error } = await bucket.list(folder, { limit: 1000 });
  if (error) throw new AppError('backend_failed', { cause: error });
  if (data.length === 0) return;
  const removed = await bucket.remove(data.map(({ name }) => `${folder}/${name}`));
  if (removed.error) throw new AppError('backend_failed', { cause: removed.error });
}
