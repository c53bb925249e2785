import { createServer } from 'node:http';
import PDFDocument from 'pdfkit';
import { qrPath } from '../../app/lib/qr.ts';
import { serveParent } from './serve-parent.ts';

/** The limit of printed tickets: pages with a code each and nothing else. `/500` has so many. */
serveParent(async () => {
  const server = createServer((request, response) => {
    const pages = Number(request.url?.slice(1));
    const doc = new PDFDocument({ size: 'A5', margin: 0, autoFirstPage: false });
    doc.pipe(response);
    for (let page = 0; page < pages; page += 1) {
      const { path } = qrPath(`PAGE ${page} `.padEnd(146, '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'));
      doc.addPage().translate(30, 300).scale(4).path(path).fill('#000000');
    }
    doc.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    ready: { url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}` },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
});
