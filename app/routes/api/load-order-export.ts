import { data, type RouterContextProvider } from 'react-router';
import { dbContext } from '~/db/context';
import type { Db } from '~/db/db';
import { getEventHeading } from '~/features/events/queries';
import {
  eachOrderPage,
  listAskedQuestions,
  listAttendees,
  type OrderFilter,
} from '~/features/order-admin/queries';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { managerLevel } from '~/routes/admin/load-entity';
import { loadLevel } from '~/routes/admin/load-level';
import { readOrderFilter } from '~/routes/event-admin/read-order-filter';
import { type ExportedOrder, exportColumns } from './order-export-columns';

type Visit = { params: { id: string }; url: URL; context: Readonly<RouterContextProvider> };

const pageSize = 1000;

/** The orders that the list shows, newest first. The database asks again for each page who wants it. */
export async function loadOrderExport({ params, url, context }: Visit) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  if ((await loadLevel(db, 'event', id)) < managerLevel) throw data(null, { status: 404 });
  const { timezone } = await orNotFound(getEventHeading(db, id));
  const { filter } = readOrderFilter(url.searchParams);
  const columns = exportColumns(await listAskedQuestions(db, id));
  return { id, timezone, columns, pages: eachExportPage(db, id, filter) };
}

async function* eachExportPage(db: Db, id: number, filter: OrderFilter): AsyncGenerator<ExportedOrder[]> {
  for await (const page of eachOrderPage(db, id, filter, pageSize)) {
    const attendees = await listAttendees(
      db,
      id,
      page.map((order) => order.id),
    );
    yield page.map((order) => {
      const { names = [], answers = {} } = attendees.get(order.id) ?? {};
      return { ...order, names, answers };
    });
  }
}
