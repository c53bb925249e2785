import type { RouterContextProvider } from 'react-router';
import { dbContext, platformContext } from '~/db/context';
import type { BuyerOrder } from '~/features/orders/order';
import { getViewer } from '~/features/session/queries';
import { buyerOf, findOrder } from '~/services/selling/orders.server';

type Visit = { request: Request; context: Readonly<RouterContextProvider> };

/** A page with somebody's order is theirs alone. */
export const personalHeaders = { 'cache-control': 'private, no-store' };

/** The order of that code, if it belongs to whoever asks. */
export async function loadOwnOrder(
  { request, context }: Visit,
  code: string,
): Promise<BuyerOrder | undefined> {
  const viewer = await getViewer(context.get(dbContext));
  return findOrder(context.get(platformContext), buyerOf(request, viewer?.userId ?? null), code);
}
