import { requireStaff } from '~/features/access/middleware';
import { pageMeta } from '~/lib/page-meta';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { PageHeader } from '~/ui/page-header/page-header';
import classes from './admin-page.module.css';

export const middleware = [requireStaff];
export const clientMiddleware = [requireStaff];

export const meta = () =>
  pageMeta({
    title: 'Announcements',
    description: 'Notes about what is new, which everyone they concern sees once.',
  });

export default function FeatureAnnouncements() {
  return (
    <div className={classes.page}>
      <PageHeader
        title="Announcements"
        text="Notes about what is new, which everyone they concern sees once."
      />
      <EmptyState icon="megaphone" title="No announcements">
        Nobody has written one, and visitors see none.
      </EmptyState>
    </div>
  );
}
