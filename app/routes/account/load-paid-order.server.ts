import { href, type RouterContextProvider } from 'react-router';
import { dbContext, platformContext } from '~/db/context';
import type { BuyerOrder } from '~/features/orders/order';
import { getViewer } from '~/features/session/queries';
import type { Platform } from '~/lib/platform';
import { createPayments } from '~/services/payments/payments.server';
import { buyerOf, findOrder, getOrderCode } from '~/services/selling/orders.server';

type Visit = { request: Request; context: Readonly<RouterContextProvider> };

export type Landing = {
  order: BuyerOrder | undefined;
  /** The code in the address, for a link whose secret is behind the `#`. */
  code: string;
  /** Opens a guest's order anywhere. */
  link: string | undefined;
  /** Somebody paid, but this browser cannot show that it was them. */
  isElsewhere: boolean;
};

/** Where a buyer lands: by the session of the payment page, or by the code of the order. */
export async function loadLanding({ request, context }: Visit): Promise<Landing> {
  const platform = context.get(platformContext);
  const query = new URL(request.url).searchParams;
  const session = query.get('session_id');
  const code = session ? await confirm(platform, session) : (query.get('order') ?? '');
  const viewer = await getViewer(context.get(dbContext));
  const buyer = buyerOf(request, viewer?.userId ?? null);
  const order = code ? await findOrder(platform, buyer, code) : undefined;
  const secret = order?.isGuest ? buyer.secrets.get(order.code) : undefined;
  return {
    order,
    code: session ? '' : code,
    link: secret && `${platform.publicUrl}${href('/success')}?order=${code}#${secret}`,
    isElsewhere: session !== null && code !== '' && !order,
  };
}

/** Asks the provider, so that tickets need not wait for its message. Out of reach, the page asks again by itself. */
async function confirm(platform: Platform, sessionId: string): Promise<string> {
  try {
    const confirmed = await createPayments(platform).confirmCheckout(sessionId);
    return confirmed ? await getOrderCode(platform, confirmed.orderId) : '';
  } catch (error) {
    platform.log.warn({ err: error }, 'a payment could not be confirmed on return');
    const [row] = await platform.sql<{ code: string }[]>`
      select o.code from private.checkouts c join public.orders o on o.id = c.order_id
      where c.provider_ref = ${sessionId}`;
    return row?.code ?? '';
  }
}
