import type { OrderFilter } from '~/features/order-admin/queries';
import { parseEntityId } from '~/lib/entity-id';
import { readTableState } from '~/ui/data-table/table-state';

export const orderPageSize = 50;

/** Which orders an address means: the list and its export read it alike. */
export function readOrderFilter(params: URLSearchParams) {
  const page = readTableState(params, {
    sorts: ['created', 'total', 'name'],
    filters: ['status', 'type'],
    pageSize: orderPageSize,
    defaultSort: '-created',
  });
  const filter: OrderFilter = {
    search: page.search,
    status: page.filters.status ?? '',
    typeId: parseEntityId(page.filters.type) ?? null,
  };
  return { page, filter };
}
