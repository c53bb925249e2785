import PDFDocument from 'pdfkit';
import { fontFile } from './fonts.server';
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
    font: fontFile('regular'),
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
  yield* ready(doc);
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
