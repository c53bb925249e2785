import { formatMoney } from '~/lib/money';
import { formatDate, formatDays } from '~/lib/time';
import { drawLine, drawLineRight, drawLines, type Pdf, type Style, wrap } from './lettering.server';
import { streamPdf } from './pdf-stream.server';
import type { Receipt } from './receipt.server';

/** A4 */
const size: [width: number, height: number] = [595.28, 841.89];
const [width, height] = size;
const left = 56;
const right = width - left;
const columns = { quantity: 330, unit: 420 };
/** Where a page is full. */
const lowest = height - 90;

const ink = '#0c1512';
const muted = '#56635d';
const rule = '#d5dcd8';
const green = '#12824f';
const label: Style = { weight: 'bold', size: 8, colour: muted, tracking: 0.4 };
const text: Style = { size: 10.5, colour: ink };
const strong: Style = { ...text, weight: 'bold' };
const quiet: Style = { size: 9.5, colour: muted };

/** A receipt as a PDF: who sold what to whom, with the VAT that is in it. */
export function streamReceiptPdf(receipt: Receipt): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  async function* pages(): AsyncGenerator<(doc: Pdf) => void> {
    yield (doc) => drawReceipt(doc, receipt);
  }
  return streamPdf({ title: `Receipt ${receipt.number}`, size }, pages());
}

function drawReceipt(doc: Pdf, receipt: Receipt): void {
  const { timezone } = receipt.event;
  const money = (minor: number) => formatMoney(minor, receipt.currency, { exact: true });
  drawHead(doc, receipt);
  let y = drawParties(doc, receipt);

  /** One row with its amount at the right edge; goes on over the page where this one is full. */
  const row = (
    name: string,
    amount: string,
    style: Style,
    more: { quantity?: string; unit?: string } = {},
  ) => {
    if (y > lowest) {
      doc.addPage();
      y = 56;
    }
    const lines = wrap(doc, name, style, (more.quantity ? columns.quantity : columns.unit) - left - 40, 2);
    if (more.quantity) drawLineRight(doc, more.quantity, columns.quantity, y, style);
    if (more.unit) drawLineRight(doc, more.unit, columns.unit, y, style);
    drawLineRight(doc, amount, right, y, style);
    y = drawLines(doc, lines, left, y, style) + 5;
  };
  const line = () => {
    doc.rect(left, y, right - left, 0.75).fill(rule);
    y += 11;
  };

  row('TICKETS', 'AMOUNT', label, { quantity: 'QUANTITY', unit: 'PRICE' });
  line();
  for (const { name, quantity, unitPrice, discount } of receipt.lines) {
    row(name, money(quantity * unitPrice), text, { quantity: String(quantity), unit: money(unitPrice) });
    if (discount > 0)
      row(`Discount${receipt.coupon ? `, code ${receipt.coupon}` : ''}`, `−${money(discount)}`, quiet);
  }
  if (receipt.fee > 0) row('Fee', money(receipt.fee), text);
  y += 2;
  line();
  row('Total', money(receipt.total), { ...strong, size: 13 });
  const taxed = receipt.vat.filter(({ percent }) => percent > 0);
  for (const { percent, gross, vat } of taxed)
    row(`VAT of ${percent} % included in ${money(gross)}`, money(vat), quiet);
  if (taxed.length === 0) row('No VAT is included.', '', quiet);
  y += 12;

  const card = receipt.cardLast4 ? `Paid by card ending in ${receipt.cardLast4}` : 'Paid';
  row(`${card}, ${formatDate(receipt.issuedAt, timezone, 'long')}`, money(receipt.total), text);
  for (const { amount, at } of receipt.refunds)
    row(`Refunded, ${formatDate(at, timezone, 'long')}`, `−${money(amount)}`, text);
  if (receipt.refunds.length > 0) {
    line();
    const back = receipt.refunds.reduce((sum, { amount }) => sum + amount, 0);
    row('Paid after refunds', money(receipt.total - back), strong);
  }
  drawLine(doc, `Order ${receipt.orderCode} · sold through Limelight`, left, height - 56, quiet);
}

function drawHead(doc: Pdf, { number, issuedAt, event }: Receipt): void {
  doc.rect(0, 0, width, 6).fill(green);
  drawLine(doc, 'Receipt', left, 52, { weight: 'bold', size: 28, colour: ink });
  drawLineRight(doc, number, right, 56, { weight: 'bold', size: 13, colour: ink });
  drawLineRight(doc, formatDate(issuedAt, event.timezone, 'long'), right, 74, quiet);
}

function drawParties(doc: Pdf, { seller, buyer, event }: Receipt): number {
  const half = (right - left) / 2 - 16;
  const party = (name: string, who: string, more: string, x: number) => {
    drawLine(doc, name, x, 124, label);
    const y = drawLines(doc, wrap(doc, who, strong, half, 2), x, 138, strong);
    return more ? drawLines(doc, wrap(doc, more, quiet, half, 2), x, y, quiet) : y;
  };
  const middle = left + half + 32;
  const below = Math.max(
    party('SOLD BY', seller, '', left),
    party('SOLD TO', buyer.name || buyer.email, buyer.name ? buyer.email : '', middle),
  );
  drawLine(doc, 'FOR', left, below + 22, label);
  const title = wrap(doc, event.title, strong, right - left, 2);
  const y = drawLines(doc, title, left, below + 36, strong);
  const when = formatDays(event.startsAt, event.endsAt, event.timezone, 'long');
  drawLine(doc, event.venue ? `${when} · ${event.venue}` : when, left, y, quiet);
  return y + 46;
}
