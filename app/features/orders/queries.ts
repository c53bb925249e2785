import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { Database } from '~/generated/database';

export type OwnOrder = Database['public']['Functions']['list_my_orders']['Returns'][number];

const pageSize = 20;

/** What the viewer bought, newest first; a page goes on where the one before it ended. */
export async function listMyOrders(db: Db, before: number | undefined) {
  const rows = unwrap(
    await db.rpc('list_my_orders', {
      page_size: pageSize + 1,
      ...(before !== undefined && { before_id: before }),
    }),
  );
  const orders = rows.slice(0, pageSize);
  return {
    orders,
    isOlder: before !== undefined,
    next: rows.length > pageSize ? (orders.at(-1)?.id ?? null) : null,
  };
}
