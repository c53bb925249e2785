import { platformContext } from '~/db/context';
import { requireEntityId } from '~/lib/entity-id';
import { requireFileStem } from '~/lib/shared-file';
import { pdfFile } from '~/services/documents/pdf-stream.server';
import { streamTicketsPdf } from '~/services/documents/tickets-pdf.server';
import type { Route } from './+types/order-ticket';
import { loadDocumentOrder, noLongerValid, notFound, readSize } from './load-document-order.server';

/** One ticket: `/order/ABCD1234/ticket/12.pdf`. */
export async function loader(visit: Route.LoaderArgs) {
  const platform = visit.context.get(platformContext);
  const id = requireEntityId(requireFileStem(visit.params.file, '.pdf'));
  const order = await loadDocumentOrder(visit);
  if (!order.tickets.some((ticket) => ticket.id === id)) throw notFound();
  const chunks = await streamTicketsPdf(platform, order.id, { ticketIds: [id], size: readSize(visit) });
  if (!chunks) return noLongerValid('This ticket is no longer valid, so there is nothing to print.');
  return pdfFile(`ticket-${order.code}-${id}.pdf`, chunks, platform.log);
}
