import { requireStaff } from '~/features/access/middleware';
import { pageMeta } from '~/lib/page-meta';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { PageHeader } from '~/ui/page-header/page-header';
import classes from './admin-page.module.css';

export const middleware = [requireStaff];
export const clientMiddleware = [requireStaff];

export const meta = () =>
  pageMeta({
    title: 'Test notifications',
    description: 'Send a notification to yourself and see what was delivered.',
  });

export default function TestNotifications() {
  return (
    <div className={classes.page}>
      <PageHeader
        title="Test notifications"
        text="Send a notification to yourself and see what was delivered."
      />
      <EmptyState icon="bell" title="No test has been sent">
        Mails about accounts are the only notifications that leave this installation. The self-check shows
        where they go.
      </EmptyState>
    </div>
  );
}
