import { platformContext } from '~/db/context';
import { pdfFile } from '~/services/documents/pdf-stream.server';
import { getReceipt } from '~/services/documents/receipt.server';
import { streamReceiptPdf } from '~/services/documents/receipt-pdf.server';
import type { Route } from './+types/order-receipt';
import { loadDocumentOrder, notFound } from './load-document-order.server';

/** What an order cost, for its buyer and its sellers. An order that was free has none. */
export async function loader(visit: Route.LoaderArgs) {
  const platform = visit.context.get(platformContext);
  const order = await loadDocumentOrder(visit);
  const receipt = order.isWhole ? await getReceipt(platform, order.id) : undefined;
  if (!receipt) throw notFound();
  return pdfFile(`receipt-${receipt.number}.pdf`, streamReceiptPdf(receipt), platform.log);
}
