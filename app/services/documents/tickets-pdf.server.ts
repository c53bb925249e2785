import { AppError } from '~/lib/app-error';
import type { Platform } from '~/lib/platform';
import { factsOf } from '~/lib/ticket-design/facts';
import { layoutTicket } from '~/lib/ticket-design/layout';
import type { Mark } from '~/lib/ticket-design/marks';
import { measureText } from '~/lib/ticket-design/measure';
import { type SizeName, ticketSizes } from '~/lib/ticket-design/sizes';
import { getEventDesign } from '~/services/ticket-design/event-design.server';
import { drawPictures } from '~/services/ticket-design/mark-pictures.server';
import { drawMarks } from './draw-marks.server';
import type { Pdf } from './lettering.server';
import { collect, streamPdf } from './pdf-stream.server';
import { eachTicketSheet, type TicketSheet } from './ticket-sheets.server';

type Choice = {
  /** These tickets of the order alone. */
  ticketIds?: readonly number[] | undefined;
  /** Other than the one that the event prints on. */
  size?: SizeName | undefined;
};

/** One page for each valid ticket of an order, or for those that are named; null where none is valid. */
export async function streamTicketsPdf(
  platform: Platform,
  orderId: number,
  { ticketIds, size: asked }: Choice = {},
): Promise<AsyncGenerator<Uint8Array<ArrayBuffer>> | null> {
  const sheets = eachTicketSheet(platform, orderId, ticketIds);
  const { value: first } = await sheets.next();
  if (!first) return null;
  const design = await getEventDesign(platform, first.event.id);
  const size = asked ?? design.printSize;
  const marksOf = (sheet: TicketSheet): Mark[] =>
    layoutTicket(design, size, factsOf(sheet, sheet.event.liveCode), measureText);
  const pictures = await drawPictures(platform, marksOf(first));
  const draw = (sheet: TicketSheet) => (doc: Pdf) =>
    drawMarks(doc, marksOf(sheet), { pictures, code: sheet.token });
  async function* pages(sheet: TicketSheet): AsyncGenerator<(doc: Pdf) => void> {
    yield draw(sheet);
    for await (const next of sheets) yield draw(next);
  }
  const { width, height } = ticketSizes[size];
  return streamPdf(
    { title: `${first.event.title} · ${first.orderCode}`, size: [width, height] },
    pages(first),
  );
}

/** The same whole, for what is sent along with a mail. */
export async function ticketsPdf(
  platform: Platform,
  orderId: number,
  ticketIds?: readonly number[],
): Promise<Buffer> {
  const chunks = await streamTicketsPdf(platform, orderId, { ticketIds });
  if (!chunks) throw new AppError('ticket_not_valid');
  return collect(chunks);
}
