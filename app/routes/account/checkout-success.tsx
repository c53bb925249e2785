import { href } from 'react-router';
import { pageMeta } from '~/lib/page-meta';
import { ButtonLink } from '~/ui/button/button-link';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { PageHeader } from '~/ui/page-header/page-header';
import classes from './account-page.module.css';

export const meta = () =>
  pageMeta({ title: 'Your order', description: 'Where an order shows up once it is paid.' });

export default function CheckoutSuccess() {
  return (
    <div className={classes.page}>
      <PageHeader title="Your order" />
      <EmptyState
        icon="ticket"
        title="No order in this browser"
        action={<ButtonLink to={href('/')}>See what’s on</ButtonLink>}
      >
        There is no payment to confirm here. If you have paid on another device, open the page there; a ticket
        never depends on this one.
      </EmptyState>
    </div>
  );
}
