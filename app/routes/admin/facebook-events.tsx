import { requireOrganiser } from '~/features/access/middleware';
import { pageMeta } from '~/lib/page-meta';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { PageHeader } from '~/ui/page-header/page-header';
import classes from './admin-page.module.css';

export const middleware = [requireOrganiser];
export const clientMiddleware = [requireOrganiser];

export const meta = () =>
  pageMeta({
    title: 'Import events',
    description: 'Bring events over from Facebook, a calendar file or another site as drafts.',
  });

export default function FacebookEvents() {
  return (
    <div className={classes.page}>
      <PageHeader
        title="Import events"
        text="Bring events over from Facebook, a calendar file or another site as drafts."
      />
      <EmptyState icon="download" title="Nothing imported">
        No event has been imported into this installation. Every event here was made in Limelight.
      </EmptyState>
    </div>
  );
}
