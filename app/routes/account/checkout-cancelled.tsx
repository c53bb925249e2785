import { data, href, useRevalidator } from 'react-router';
import { Checkout } from '~/features/orders/components/checkout';
import { ClosedOrder } from '~/features/orders/components/closed-order';
import { LetGo } from '~/features/orders/components/let-go';
import type { BuyerOrder } from '~/features/orders/order';
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

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: titleFor(loaderData?.order ?? null),
    description: 'Where you land when you leave a payment.',
  });

/** Left the payment page: what was held still is. */
export default function CheckoutCancelled({ loaderData: { order } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  if (!order) {
    return (
      <div className={classes.page}>
        <PageHeader title={titleFor(order)} />
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
  const isOpen = isOpenOrder(order);
  return (
    <div className={classes.page}>
      <PageHeader
        title={titleFor(order)}
        text={
          isOpen ? 'Nothing was charged. The places are still yours: pay now, or let them go.' : undefined
        }
        back={{ to: action, label: order.event.title }}
      />
      {isOpen && (
        <LetGo order={order} action={action} kind="secondary">
          Let them go
        </LetGo>
      )}
      <div className={classes.narrow}>
        {isOpen ? (
          <Checkout order={order} action={action} onExpired={revalidate} isLeft />
        ) : (
          <ClosedOrder order={order} action={action} />
        )}
      </div>
    </div>
  );
}

const isOpenOrder = ({ status }: BuyerOrder) => status === 'paying' || status === 'held';

function titleFor(order: BuyerOrder | null): string {
  if (!order) return 'Nothing to pay';
  return isOpenOrder(order) ? 'Not paid yet' : 'Payment cancelled';
}
