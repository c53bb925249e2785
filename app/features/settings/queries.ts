import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { SettingValues } from './settings';

export type PlatformSettings = { values: SettingValues; version: number };

export async function getPlatformSettings(db: Db): Promise<PlatformSettings> {
  const { id: _, version, ...values } = unwrap(await db.from('platform_settings').select('*').single());
  return { values, version };
}
