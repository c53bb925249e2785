import { href } from 'react-router';
import { pageMeta } from '~/lib/page-meta';
import { ButtonLink } from '~/ui/button/button-link';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { PageHeader } from '~/ui/page-header/page-header';
import classes from './account-page.module.css';

export const meta = () =>
  pageMeta({ title: 'Payouts', description: 'Where you land after setting up payouts.' });

export default function PayoutsReturn() {
  return (
    <div className={classes.page}>
      <PageHeader title="Payouts" />
      <EmptyState
        icon="euro"
        title="No payout set-up in this browser"
        action={<ButtonLink to={href('/admin')}>Go to what you run</ButtonLink>}
      >
        Nobody started to connect a payout account here. Open the event or promoter that you run to see how it
        stands.
      </EmptyState>
    </div>
  );
}
