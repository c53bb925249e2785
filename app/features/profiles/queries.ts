import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';

/** People can read themselves and staff everyone: whoever else asks is told that there is nobody. */
export async function getProfile(db: Db, id: number) {
  return unwrap(
    await db
      .from('users')
      .select('id, display_name, created_at, picture_path, picture_focus_x, picture_focus_y')
      .eq('id', id)
      .single(),
  );
}
