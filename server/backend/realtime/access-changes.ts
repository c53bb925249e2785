import type { Sql } from 'postgres';
import type { DatabaseMessages } from './database-messages.ts';
import type { Hub } from './hub.ts';

const ACCESS_CHANNEL = 'realtime_access';
/** Whoever was let in just before the change committed and joined just after it is asked about as well. */
const ONCE_MORE_MS = 2_000;

/**
 * What somebody may read is asked for when they join and holds until their token changes. A transaction that takes
 * rights away says whose with pg_notify('realtime_access', the account's id), and they are asked for at once.
 */
export async function watchAccess(sql: Sql, hub: Hub, messages: DatabaseMessages): Promise<void> {
  await sql.listen(ACCESS_CHANNEL, async (person) => {
    // What the same transaction told them is heard before they are out.
    await messages.catchUp();
    hub.askAgain(person);
    setTimeout(() => hub.askAgain(person), ONCE_MORE_MS).unref();
  });
}
