import { href } from 'react-router';
import { pageMeta } from '~/lib/page-meta';
import { ButtonLink } from '~/ui/button/button-link';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { PageHeader } from '~/ui/page-header/page-header';
import classes from './account-page.module.css';

export const meta = () =>
  pageMeta({ title: 'Payment cancelled', description: 'Where you land when you leave a payment.' });

export default function CheckoutCancelled() {
  return (
    <div className={classes.page}>
      <PageHeader title="Payment cancelled" />
      <EmptyState
        icon="undo"
        title="Nothing is being held for you"
        action={<ButtonLink to={href('/')}>See what’s on</ButtonLink>}
      >
        No payment was under way in this browser, so nothing was charged and no tickets are set aside.
      </EmptyState>
    </div>
  );
}
