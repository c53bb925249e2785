import { toDecimal } from '~/lib/money';
import { wallTime } from '~/lib/time';
import { type SheetValue, xlsxFile } from '~/lib/xlsx';
import type { Route } from './+types/order-spreadsheet';
import { loadOrderExport } from './load-order-export';
import type { ExportColumn, ExportedOrder } from './order-export-columns';

export async function loader(visit: Route.LoaderArgs) {
  const { id, timezone, columns, pages } = await loadOrderExport(visit);
  async function* rows() {
    for await (const page of pages) yield page.map((order) => rowOf(order, columns, timezone));
  }
  return xlsxFile(`orders-${id}.xlsx`, 'Orders', columns, rows());
}

/** Spreadsheets know no time zones: moments are what the clocks showed where the event is. */
function rowOf(order: ExportedOrder, columns: ExportColumn[], zone: string): SheetValue[] {
  return columns.map(({ kind, read }) => {
    const value = read(order);
    if (kind === 'money' && typeof value === 'number') return Number(toDecimal(value, order.currency));
    if (kind === 'date' && typeof value === 'string') return wallTime(value, zone);
    return value;
  });
}
