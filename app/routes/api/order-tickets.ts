import { platformContext } from '~/db/context';
import { pdfFile } from '~/services/documents/pdf-stream.server';
import { streamTicketsPdf } from '~/services/documents/tickets-pdf.server';
import type { Route } from './+types/order-tickets';
import { loadDocumentOrder, noLongerValid, readSize } from './load-document-order.server';

/** All tickets of an order that are valid and whoever asks may have, a page each. */
export async function loader(visit: Route.LoaderArgs) {
  const platform = visit.context.get(platformContext);
  const order = await loadDocumentOrder(visit);
  const ids = order.tickets.map(({ id }) => id);
  const chunks = await streamTicketsPdf(platform, order.id, { ticketIds: ids, size: readSize(visit) });
  if (!chunks)
    return noLongerValid('No ticket of this order is valid any more, so there is nothing to print.');
  return pdfFile(`tickets-${order.code}.pdf`, chunks, platform.log);
}
