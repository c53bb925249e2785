import PDFDocument from 'pdfkit';
import type { Platform } from '~/lib/platform';
import type { Pdf } from './lettering.server';

type Facts = { title: string; size: [width: number, height: number] };

/**
 * A PDF that is drawn while it is read: each page is handed on before the next is drawn, so that a hundred pages take no
 * more memory than a few.
 */
export async function* streamPdf(
  { title, size }: Facts,
  pages: AsyncIterable<(doc: Pdf) => void>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({
    size,
    margin: 0,
    autoFirstPage: false,
    // None of its own: every line chooses one.
    font: '',
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: title, Creator: 'Limelight', Producer: 'Limelight' },
  });
  for await (const draw of pages) {
    doc.addPage();
    draw(doc);
    yield* ready(doc);
  }
  doc.end();
  // Pictures with transparency are taken apart while the rest is written: the end comes when they are done.
  for await (const chunk of doc) if (chunk instanceof Uint8Array) yield Uint8Array.from(chunk);
}

function* ready(doc: Pdf): Generator<Uint8Array<ArrayBuffer>> {
  for (let chunk: unknown = doc.read(); chunk instanceof Uint8Array; chunk = doc.read())
    yield Uint8Array.from(chunk);
}

export async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

/** Sent while it is drawn, and no faster than it is taken. For whoever asked alone. */
export function pdfFile(
  name: string,
  chunks: AsyncGenerator<Uint8Array<ArrayBuffer>>,
  log: Platform['log'],
): Response {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value, done } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        // The answer has begun: all that is left is to break it off.
        log.error({ err: error, name }, 'drawing a document failed');
        controller.error(error);
      }
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
