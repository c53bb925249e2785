import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { AppError } from '~/lib/app-error';
import type { SettingValues } from './settings';

/** Answers the new version; null where a colleague saved since the one that was seen. */
export async function changePlatformSettings(
  db: Db,
  changes: Partial<SettingValues>,
  seen: number,
): Promise<number | null> {
  try {
    return unwrap(await db.rpc('change_platform_settings', { content: changes, seen }));
  } catch (error) {
    if (error instanceof AppError && error.reason === 'changed_meanwhile') return null;
    throw error;
  }
}
