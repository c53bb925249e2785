import { EmptyState } from '~/ui/empty-state/empty-state';
import { PageHeader } from '~/ui/page-header/page-header';
import type { Route } from './+types/coupons';
import classes from './event-admin-page.module.css';
import { eventMeta } from './event-meta';

const description = 'Codes that make tickets cheaper or unlock hidden ones.';

export const meta: Route.MetaFunction = ({ matches }) => eventMeta('Coupons', description, matches);

export default function Coupons() {
  return (
    <div className={classes.page}>
      <PageHeader title="Coupons" text={description} />
      <EmptyState icon="coupon" title="No coupons yet">
        Coupons apply to ticket types, and this event has none.
      </EmptyState>
    </div>
  );
}
