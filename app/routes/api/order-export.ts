import type { ListedOrder } from '~/features/order-admin/queries';
import { csvFile, csvLine } from '~/lib/csv';
import { toDecimal } from '~/lib/money';
import type { Route } from './+types/order-export';
import { loadOrderExport } from './load-order-export';
import { exportColumns } from './order-export-columns';

export async function loader(visit: Route.LoaderArgs) {
  const { id, pages } = await loadOrderExport(visit);
  async function* lines() {
    for await (const page of pages) yield page.map(lineOf).join('');
  }
  const head = exportColumns.map(({ title }) => title);
  return csvFile(`orders-${id}.csv`, head, lines());
}

function lineOf(order: ListedOrder): string {
  return csvLine(
    exportColumns.map(({ kind, read }) => {
      const value = read(order);
      return kind === 'money' && typeof value === 'number' ? toDecimal(value, order.currency) : value;
    }),
  );
}
