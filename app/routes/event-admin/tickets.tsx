import { EmptyState } from '~/ui/empty-state/empty-state';
import { PageHeader } from '~/ui/page-header/page-header';
import type { Route } from './+types/tickets';
import classes from './event-admin-page.module.css';
import { eventMeta } from './event-meta';

const description = 'What people can buy for this event, at what price and how many.';

export const meta: Route.MetaFunction = ({ matches }) => eventMeta('Tickets', description, matches);

export default function Tickets() {
  return (
    <div className={classes.page}>
      <PageHeader title="Tickets" text={description} />
      <EmptyState icon="ticket" title="No ticket types yet">
        The event page tells visitors that no tickets are on sale.
      </EmptyState>
    </div>
  );
}
