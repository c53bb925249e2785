import { data, href, useRevalidator } from 'react-router';
import { Checkout } from '~/features/orders/components/checkout';
import { ClosedOrder } from '~/features/orders/components/closed-order';
import { pageMeta } from '~/lib/page-meta';
import { loadOwnOrder, personalHeaders } from '~/routes/public/load-own-order.server';
import { ButtonLink } from '~/ui/button/button-link';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { PageHeader } from '~/ui/page-header/page-header';
import type { Route } from './+types/checkout-cancelled';
import classes from './account-page.module.css';

export async function loader(visit: Route.LoaderArgs) {
  const code = new URL(visit.request.url).searchParams.get('order') ?? '';
  const order = code ? ((await loadOwnOrder(visit, code)) ?? null) : null;
  return data({ order }, { headers: personalHeaders });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = () =>
  pageMeta({ title: 'Payment cancelled', description: 'Where you land when you leave a payment.' });

/** Left the payment page: what was held still is. */
export default function CheckoutCancelled({ loaderData: { order } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  if (!order) {
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
  const action = href('/event/:id', { id: String(order.event.id) });
  const isOpen = order.status === 'paying' || order.status === 'held';
  return (
    <div className={classes.page}>
      <PageHeader
        title={isOpen ? 'Not paid yet' : 'Payment cancelled'}
        text={
          isOpen ? 'Nothing was charged. The places are still yours: pay now, or let them go.' : undefined
        }
        back={{ to: action, label: order.event.title }}
      />
      <div className={classes.narrow}>
        {isOpen ? (
          <Checkout order={order} action={action} onExpired={revalidate} />
        ) : (
          <ClosedOrder order={order} action={action} />
        )}
      </div>
    </div>
  );
}
