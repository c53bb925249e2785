import { data, type RouterContextProvider } from 'react-router';
import { dbContext, platformContext } from '~/db/context';
import { getViewer } from '~/features/session/queries';
import { isSizeName, type SizeName } from '~/lib/ticket-design/sizes';
import { type DocumentOrder, findDocumentOrder } from '~/services/documents/document-order.server';
import { buyerOf } from '~/services/selling/orders.server';

type Visit = { request: Request; params: { code: string }; context: Readonly<RouterContextProvider> };

/** The order in the address, for those whom it is for; a 404 for everybody else. */
export async function loadDocumentOrder({ request, params, context }: Visit): Promise<DocumentOrder> {
  const viewer = await getViewer(context.get(dbContext));
  const buyer = buyerOf(request, viewer?.userId ?? null);
  const order = await findDocumentOrder(context.get(platformContext), buyer, params.code);
  if (!order) throw notFound();
  return order;
}

export const notFound = () => data(null, { status: 404, headers: { 'cache-control': 'private, no-store' } });

/** Instead of a ticket that would be refused at the door. */
export function noLongerValid(words: string): Response {
  return new Response(words, {
    status: 410,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  });
}

/** `?size=a4`; what is not a size leaves it to the event. */
export function readSize({ request }: Pick<Visit, 'request'>): SizeName | undefined {
  const asked = new URL(request.url).searchParams.get('size');
  return isSizeName(asked) ? asked : undefined;
}
