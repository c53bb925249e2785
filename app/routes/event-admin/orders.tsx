import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { getEventHeading } from '~/features/events/queries';
import { countOrders, listOrders } from '~/features/order-admin/queries';
import { orderFilters } from '~/features/order-admin/rules';
import { listForSale } from '~/features/ticket-types/queries';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { managerLevel } from '~/routes/admin/load-entity';
import { loadLevel } from '~/routes/admin/load-level';
import { ButtonLink } from '~/ui/button/button-link';
import { DataTable } from '~/ui/data-table/data-table';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { PageHeader } from '~/ui/page-header/page-header';
import type { Route } from './+types/orders';
import classes from './event-admin-page.module.css';
import { eventMeta } from './event-meta';
import { orderColumns } from './order-columns';
import { orderPageSize, readOrderFilter } from './read-order-filter';

async function load({ params, context, url }: Pick<Route.LoaderArgs, 'params' | 'context' | 'url'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const { page, filter } = readOrderFilter(url.searchParams);
  const [event, level] = await Promise.all([orNotFound(getEventHeading(db, id)), loadLevel(db, 'event', id)]);
  if (level < managerLevel) return { event, found: null };
  const [orders, total, { types }] = await Promise.all([
    listOrders(db, id, filter, page),
    countOrders(db, id, filter),
    listForSale(db, id),
  ]);
  const isNarrowed = filter.search !== '' || filter.status !== '' || filter.typeId !== null;
  return {
    event,
    found: {
      orders,
      total,
      isNarrowed,
      types: types.map(({ id, content }) => ({ value: String(id), label: content.name })),
    },
  };
}

export const loader = load;
export const clientLoader = load;

const description = 'Everything that was bought for this event.';

export const meta: Route.MetaFunction = ({ matches }) => eventMeta('Orders', description, matches);

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { event, found } = loaderData;
  const id = String(event.id);
  return (
    <div className={classes.page}>
      <PageHeader title="Orders" text={description} />
      {found === null ? (
        <EmptyState icon="lock" title="Orders are for managers">
          They name people, so only managers and owners of the team see them.
        </EmptyState>
      ) : found.total === 0 && !found.isNarrowed ? (
        <EmptyState
          icon="list"
          title="No orders yet"
          action={
            <ButtonLink kind="secondary" icon="ticket" to={href('/admin/event/:id/tickets', { id })}>
              See what is on sale
            </ButtonLink>
          }
        >
          They appear here from the first ticket that somebody gets.
        </EmptyState>
      ) : (
        <DataTable
          caption="Orders"
          rows={found.orders}
          rowKey={(order) => order.id}
          rowHref={(order) => href('/admin/event/:id/orders/:orderId', { id, orderId: String(order.id) })}
          columns={orderColumns(event.timezone)}
          total={found.total}
          pageSize={orderPageSize}
          search="Name, e-mail or order"
          searchHint="The last four digits of a card find its orders, too."
          usualOrder="Newest first"
          filters={[
            { key: 'status', title: 'State', options: orderFilters },
            { key: 'type', title: 'Ticket type', options: found.types },
          ]}
          exports={[
            { label: 'CSV', path: href('/admin/event/:id/orders.csv', { id }) },
            { label: 'XLSX', path: href('/admin/event/:id/orders.xlsx', { id }) },
          ]}
        />
      )}
    </div>
  );
}
