import { data, href, redirect } from 'react-router';
import { platformContext } from '~/db/context';
import { pageMeta } from '~/lib/page-meta';
import { personalHeaders } from '~/routes/public/load-own-order.server';
import { isSecret, secretCookie } from '~/services/selling/order-secret.server';
import { findOrder } from '~/services/selling/orders.server';
import { ButtonLink } from '~/ui/button/button-link';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { PageHeader } from '~/ui/page-header/page-header';
import type { Route } from './+types/checkout-success';
import classes from './account-page.module.css';
import { Confirming } from './confirming';
import { keepOrder } from './keep-order.server';
import { loadLanding } from './load-paid-order.server';
import { PaidOrder } from './paid-order';
import { useOrderLink } from './use-order-link';

export async function loader(visit: Route.LoaderArgs) {
  return data(await loadLanding(visit), { headers: personalHeaders });
}

/** A link that opens an order has its secret behind the `#`, where no server and no log sees it; the page posts it. */
export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await request.formData();
  const kept = await keepOrder({ request, context }, form.get('intent'));
  if (kept) return kept;
  const [code, secret] = ['order', 'secret'].map((name) => String(form.get(name) ?? ''));
  const secrets = new Map(code && secret && isSecret(secret) ? [[code, secret]] : []);
  const order = code && (await findOrder(platform, { userId: null, secrets }, code));
  if (!order || !secret) throw data(null, { status: 404 });
  return redirect(`${href('/success')}?order=${order.code}`, {
    headers: { 'set-cookie': secretCookie(order.code, secret, platform.publicUrl) },
  });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = () =>
  pageMeta({ title: 'Your order', description: 'Where an order shows up once it is paid.' });

export default function CheckoutSuccess({
  loaderData: { order, code, link, isElsewhere },
}: Route.ComponentProps) {
  const isOpening = useOrderLink(order ? '' : code);
  // All of its tickets may have been returned or cancelled since: they were issued all the same.
  if (order?.status === 'paid' || (order && order.tickets.length > 0))
    return <PaidOrder order={order} link={link} />;
  if (order) return <Confirming order={order} />;
  return (
    <div className={classes.page}>
      <PageHeader title="Your order" />
      {isElsewhere ? (
        <EmptyState icon="ticket" title="This order is somebody’s" action={<ToLogin />}>
          It was made in another browser or by another account. Sign in with the account that bought it, or
          follow the link in the mail with the tickets.
        </EmptyState>
      ) : (
        <EmptyState
          icon="ticket"
          title={isOpening ? 'Opening your order' : 'No order in this browser'}
          action={<ButtonLink to={href('/')}>See what’s on</ButtonLink>}
        >
          {isOpening
            ? 'One moment, please.'
            : 'There is nothing to confirm here. If you bought with an account, sign in; without one, follow the link in the mail with your tickets.'}
        </EmptyState>
      )}
    </div>
  );
}

const ToLogin = () => <ButtonLink to={href('/login')}>Sign in</ButtonLink>;
