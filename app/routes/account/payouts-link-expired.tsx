import { href } from 'react-router';
import { pageMeta } from '~/lib/page-meta';
import { ButtonLink } from '~/ui/button/button-link';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { PageHeader } from '~/ui/page-header/page-header';
import classes from './account-page.module.css';

export const meta = () =>
  pageMeta({
    title: 'Payouts link expired',
    description: 'Where you land when a link to set up payouts has expired.',
  });

export default function PayoutsLinkExpired() {
  return (
    <div className={classes.page}>
      <PageHeader title="Payouts link expired" />
      <EmptyState
        icon="refresh"
        title="There is no link to renew"
        action={<ButtonLink to={href('/admin')}>Go to what you run</ButtonLink>}
      >
        No payout set-up was under way in this browser. Links to one are made afresh on the page of the event
        or promoter that you run.
      </EmptyState>
    </div>
  );
}
