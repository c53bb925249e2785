import { csvFile, csvLine } from '~/lib/csv';
import { toDecimal } from '~/lib/money';
import type { Route } from './+types/order-export';
import { loadOrderExport } from './load-order-export';
import type { ExportColumn, ExportedOrder } from './order-export-columns';

export async function loader(visit: Route.LoaderArgs) {
  const { id, columns, pages } = await loadOrderExport(visit);
  async function* lines() {
    for await (const page of pages) yield page.map((order) => lineOf(order, columns)).join('');
  }
  const head = columns.map(({ title }) => title);
  return csvFile(`orders-${id}.csv`, head, lines());
}

function lineOf(order: ExportedOrder, columns: ExportColumn[]): string {
  return csvLine(
    columns.map(({ kind, read }) => {
      const value = read(order);
      return kind === 'money' && typeof value === 'number' ? toDecimal(value, order.currency) : value;
    }),
  );
}
