import { requireOrganiser } from '~/features/access/middleware';
import { pageMeta } from '~/lib/page-meta';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { PageHeader } from '~/ui/page-header/page-header';
import classes from './admin-page.module.css';

export const middleware = [requireOrganiser];
export const clientMiddleware = [requireOrganiser];

export const meta = () =>
  pageMeta({
    title: 'Webhooks',
    description: 'Payment events that came in, and messages that go out to other systems.',
  });

export default function Webhooks() {
  return (
    <div className={classes.page}>
      <PageHeader
        title="Webhooks"
        text="Payment events that came in, and messages that go out to other systems."
      />
      <EmptyState icon="broadcast" title="No webhooks so far">
        No payment event has been received, and no address is registered to be told about sales.
      </EmptyState>
    </div>
  );
}
