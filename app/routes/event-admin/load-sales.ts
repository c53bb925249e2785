import type { Db } from '~/db/db';
import { listOrders, listSalesByDay } from '~/features/order-admin/queries';
import { listForSale } from '~/features/ticket-types/queries';
import { managerLevel } from '~/routes/admin/load-entity';
import { loadLevel } from '~/routes/admin/load-level';

const days = 30;
const lately = { sort: 'created', descending: true, from: 0, to: 4 };
const everything = { search: '', status: '', typeId: null };

/** How an event sells: what is left for the whole team; money and orders for those who manage it. */
export async function loadSales(db: Db, eventId: number) {
  const [{ types }, level] = await Promise.all([listForSale(db, eventId), loadLevel(db, 'event', eventId)]);
  if (level < managerLevel || types.length === 0) return { types, byDay: null, orders: null };
  const [byDay, orders] = await Promise.all([
    listSalesByDay(db, eventId, days),
    listOrders(db, eventId, everything, lately),
  ]);
  return { types, byDay, orders };
}
export type Sales = Awaited<ReturnType<typeof loadSales>>;
