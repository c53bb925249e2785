import { href, type RouterContextProvider, redirect } from 'react-router';
import { dbContext, platformContext } from '~/db/context';
import { getViewer } from '~/features/session/queries';
import { parseEntityId } from '~/lib/entity-id';
import { createPayments } from '~/services/payments/payments.server';

type Visit = { request: Request; context: Readonly<RouterContextProvider> };

/** The payments, the account that the address names and who asks; strangers sign in first and come back. */
export async function openPayouts({ request, context }: Visit) {
  const url = new URL(request.url);
  const accountId = parseEntityId(url.searchParams.get('account') ?? undefined);
  const viewer = await getViewer(context.get(dbContext));
  if (!viewer && (accountId !== undefined || request.method === 'POST')) {
    const back = request.method === 'POST' ? href('/admin') : url.pathname + url.search;
    throw redirect(`${href('/login')}?${new URLSearchParams({ redirect: back })}`);
  }
  return {
    payments: createPayments(context.get(platformContext)),
    accountId,
    userId: viewer?.userId ?? 0,
  };
}
