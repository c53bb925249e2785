import { AppError } from '~/lib/app-error';
import type { Platform } from '~/lib/platform';
import type { Pdf } from './lettering.server';
import { collect, streamPdf } from './pdf-stream.server';
import { drawTicketArt } from './ticket-art.server';
import { drawTicket, ticketSize } from './ticket-page.server';
import { eachTicketSheet, type TicketSheet } from './ticket-sheets.server';

/** One page for each valid ticket of an order, or for those that are named; null where none is valid. */
export async function streamTicketsPdf(
  platform: Platform,
  orderId: number,
  ticketIds?: readonly number[],
): Promise<AsyncGenerator<Uint8Array<ArrayBuffer>> | null> {
  const sheets = eachTicketSheet(platform, orderId, ticketIds);
  const { value: first } = await sheets.next();
  if (!first) return null;
  const art = await drawTicketArt(first.event.id);
  async function* pages(sheet: TicketSheet): AsyncGenerator<(doc: Pdf) => void> {
    yield (doc) => drawTicket(doc, sheet, art);
    for await (const next of sheets) yield (doc) => drawTicket(doc, next, art);
  }
  return streamPdf({ title: `${first.event.title} · ${first.orderCode}`, size: ticketSize }, pages(first));
}

/** The same whole, for what is sent along with a mail. */
export async function ticketsPdf(
  platform: Platform,
  orderId: number,
  ticketIds?: readonly number[],
): Promise<Buffer> {
  const chunks = await streamTicketsPdf(platform, orderId, ticketIds);
  if (!chunks) throw new AppError('ticket_not_valid');
  return collect(chunks);
}
