import { data, href, type RouterContextProvider, redirect } from 'react-router';
import { dbContext, platformContext } from '~/db/context';
import type { KeepResult } from '~/features/claims/components/keep-order';
import { getViewer } from '~/features/session/queries';
import { claimOrder, resendOrder } from '~/services/selling/keep-order.server';
import { buyerOf, findOrder } from '~/services/selling/orders.server';

type Visit = { request: Request; context: Readonly<RouterContextProvider> };

/** What a buyer does with an order that is complete; undefined where the form is about something else. */
export async function keepOrder({ request, context }: Visit, intent: unknown) {
  if (intent !== 'claim' && intent !== 'resend') return undefined;
  const platform = context.get(platformContext);
  const code = new URL(request.url).searchParams.get('order') ?? '';
  const viewer = await getViewer(context.get(dbContext));
  const order = await findOrder(platform, buyerOf(request, viewer?.userId ?? null), code);
  if (!order) throw data(null, { status: 404 });
  if (intent === 'resend') {
    const refused = await resendOrder(platform, order.id, viewer?.userId ?? null);
    return refused ? refusal(refused) : data<KeepResult>({ sent: true });
  }
  if (!viewer) {
    const back = `${href('/success')}?order=${order.code}`;
    return redirect(`${href('/login')}?redirect=${encodeURIComponent(back)}`);
  }
  const answer = await claimOrder(platform, order.id, viewer.userId);
  if ('reason' in answer) return refusal(answer);
  return redirect(`${href('/user/:id', { id: String(viewer.userId) })}#tickets`);
}

const refusal = ({ reason }: { reason: string }) => data<KeepResult>({ reason }, { status: 422 });
