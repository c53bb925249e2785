import type { Platform } from '~/lib/platform';
import type { TicketDesign } from '~/lib/ticket-design/document';
import type { TicketFacts } from '~/lib/ticket-design/facts';
import { layoutTicket } from '~/lib/ticket-design/layout';
import { measureText } from '~/lib/ticket-design/measure';
import { type SizeName, ticketSizes } from '~/lib/ticket-design/sizes';
import { drawMarks } from '~/services/documents/draw-marks.server';
import type { Pdf } from '~/services/documents/lettering.server';
import { streamPdf } from '~/services/documents/pdf-stream.server';
import { drawPictures } from './mark-pictures.server';

/** No ticket, and long enough for a scanner to say so. */
const code = 'THIS IS A PREVIEW - NOT A TICKET';

/** One page of a design that need not be saved yet, with the words of a sample. */
export async function streamPreview(
  platform: Platform,
  design: TicketDesign,
  size: SizeName,
  facts: TicketFacts,
): Promise<AsyncGenerator<Uint8Array<ArrayBuffer>>> {
  const marks = layoutTicket(design, size, facts, measureText);
  const pictures = await drawPictures(platform, marks);
  async function* pages(): AsyncGenerator<(doc: Pdf) => void> {
    yield (doc) => drawMarks(doc, marks, { pictures, code });
  }
  const { width, height } = ticketSizes[size];
  return streamPdf({ title: `${facts.title} · Preview`, size: [width, height] }, pages());
}
