import { EmptyState } from '~/ui/empty-state/empty-state';
import { PageHeader } from '~/ui/page-header/page-header';
import type { Route } from './+types/orders';
import classes from './event-admin-page.module.css';
import { eventMeta } from './event-meta';

const description = 'Everything that was bought for this event.';

export const meta: Route.MetaFunction = ({ matches }) => eventMeta('Orders', description, matches);

export default function Orders() {
  return (
    <div className={classes.page}>
      <PageHeader title="Orders" text={description} />
      <EmptyState icon="list" title="No orders yet">
        Orders appear here from the first ticket on. Nothing is on sale for this event.
      </EmptyState>
    </div>
  );
}
