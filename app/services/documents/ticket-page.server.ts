import { formatMoney } from '~/lib/money';
import { qrPath } from '~/lib/qr';
import { formatDate, formatTime } from '~/lib/time';
import { drawLine, drawLineRight, drawLines, fitText, type Pdf, type Style, wrap } from './lettering.server';
import type { TicketArt } from './ticket-art.server';
import type { TicketSheet } from './ticket-sheets.server';

/** A5 upright: fills a phone, and prints two to a sheet. */
export const ticketSize: [width: number, height: number] = [419.53, 595.28];
const [width, height] = ticketSize;
const margin = 28;
const inner = width - 2 * margin;
const artHeight = 206;
/** Where the upper part ends and the part for the door begins. */
const fold = 366;
const codeSize = 186;
const codeTop = fold + 20;
/** Modules of white around the code, without which it is not found. */
const quiet = 4;

const ink = '#0c1512';
const muted = '#56635d';
const tint = '#f2f5f3';
const label: Style = { size: 7.5, colour: muted, tracking: 0.4, weight: 'bold' };
const smallPrint =
  'Show this code at the door, on your phone or on paper. It lets in once: whoever shows it first is in, so keep it to yourself.';

const livePrint =
  'The code of this ticket changes every few seconds. Open it on your phone at the door: paper and pictures do not let in.';

export function drawTicket(doc: Pdf, sheet: TicketSheet, art: TicketArt): void {
  drawHead(doc, sheet, art);
  drawEvent(doc, sheet, art.accent);
  drawFold(doc);
  if (sheet.event.liveCode) drawLiveNotice(doc);
  else drawCode(doc, sheet);
  drawFacts(doc, sheet);
}

function drawHead(doc: Pdf, { event, place, ofAll }: TicketSheet, { picture }: TicketArt): void {
  doc
    .save()
    .rect(0, 0, width, artHeight)
    .clip()
    .image(picture, 0, 0, { cover: [width, artHeight], align: 'center', valign: 'center' });
  const shade = doc.linearGradient(0, 0, 0, artHeight);
  shade.stop(0, '#000000', 0.5).stop(0.3, '#000000', 0.12).stop(0.5, '#000000', 0.3).stop(1, '#000000', 0.86);
  doc.rect(0, 0, width, artHeight).fill(shade).restore();
  drawLine(doc, 'Limelight', margin, 22, { weight: 'bold', size: 12, colour: '#ffffff' });
  drawLineRight(doc, `Ticket ${place} of ${ofAll}`, width - margin, 23, { size: 10, colour: '#ffffff' });
  const { lines, size } = fitText(
    doc,
    event.title,
    { weight: 'bold', colour: '#ffffff' },
    [32, 27, 23, 19],
    inner,
    3,
  );
  const top = artHeight - 20 - lines.length * size * 1.12;
  drawLines(doc, lines, margin, top, { weight: 'bold', size, colour: '#ffffff' }, 1.12);
}

function drawEvent(doc: Pdf, { event }: TicketSheet, accent: string): void {
  const { startsAt, endsAt, doorsAt, timezone, venue, minimumAge, promoters } = event;
  const time = (at: string) => formatTime(at, timezone);
  const times = [
    ...(doorsAt ? [`Doors ${time(doorsAt)}`] : []),
    `${doorsAt ? 'starts' : 'Starts'} ${time(startsAt)}`,
    `ends ${time(endsAt)}`,
  ];
  doc.rect(margin, artHeight + 22, 3, 38).fill(accent);
  const left = margin + 14;
  const date: Style = { weight: 'bold', size: 16, colour: ink };
  drawLine(doc, formatDate(startsAt, timezone, 'long'), left, artHeight + 20, date);
  drawLine(doc, times.join(' · '), left, artHeight + 43, { size: 11.5, colour: muted });
  let y = artHeight + 78;
  if (venue) {
    const name: Style = { weight: 'bold', size: 12, colour: ink };
    y = drawLines(doc, wrap(doc, venue.name, name, inner, 1), margin, y, name);
    const where: Style = { size: 10.5, colour: muted };
    const address = [venue.address, venue.city].filter(Boolean).join(', ');
    y = drawLines(doc, wrap(doc, address, where, inner, 2), margin, y, where);
  }
  const notes = [
    ...(promoters.length > 0 ? [`By ${promoters.join(', ')}`] : []),
    ...(minimumAge ? [`From ${minimumAge} years: bring an ID`] : []),
  ];
  const note: Style = { size: 9, colour: muted };
  drawLines(doc, wrap(doc, notes.join(' · '), note, inner, 1), margin, y + 6, note);
}

/** What is below is what the door looks at. */
function drawFold(doc: Pdf): void {
  doc.rect(0, fold, width, height - fold).fill(tint);
  doc
    .save()
    .lineWidth(1)
    .dash(3, { space: 4 })
    .strokeColor('#b9c4be')
    .moveTo(12, fold)
    .lineTo(width - 12, fold)
    .stroke()
    .restore();
  doc.circle(0, fold, 7).circle(width, fold, 7).fill('#ffffff');
}

/** As a path: sharp at every size and on every printer. */
function drawCode(doc: Pdf, { token }: TicketSheet): void {
  const { path, size } = qrPath(token);
  const unit = codeSize / (size + 2 * quiet);
  doc.roundedRect(margin, codeTop, codeSize, codeSize, 8).fill('#ffffff');
  doc
    .save()
    .translate(margin + quiet * unit, codeTop + quiet * unit)
    .scale(unit)
    .path(path)
    .fill('#000000')
    .restore();
}

/** A code that stands still would be refused, after a walk and a wait. */
function drawLiveNotice(doc: Pdf): void {
  doc.roundedRect(margin, codeTop, codeSize, codeSize, 8).fill('#ffffff');
  const heading: Style = { weight: 'bold', size: 15, colour: ink };
  const words: Style = { size: 10.5, colour: muted };
  const [left, room] = [margin + 18, codeSize - 36];
  const y = drawLines(doc, wrap(doc, 'Show it on your phone', heading, room, 2), left, codeTop + 40, heading);
  drawLines(doc, wrap(doc, livePrint, words, room, 8), left, y + 8, words, 1.35);
}

function drawFacts(doc: Pdf, sheet: TicketSheet): void {
  const left = margin + codeSize + 18;
  const room = width - margin - left;
  const facts: [string, string, Style, number][] = [
    ['TICKET', sheet.type, { weight: 'bold', size: 13, colour: ink }, 2],
    ['HOLDER', sheet.holder || 'Whoever brings it', { size: 11, colour: ink }, 2],
    ['PRICE', priceOf(sheet), { size: 11, colour: ink }, 1],
    ['ORDER', sheet.orderCode, { size: 11, colour: ink }, 1],
  ];
  let y = codeTop + 2;
  for (const [name, text, style, most] of facts) {
    drawLine(doc, name, left, y, label);
    y = drawLines(doc, wrap(doc, text, style, room, most), left, y + 11, style, 1.22) + 6;
  }
  const print: Style = { size: 6.8, colour: muted };
  const lines = sheet.event.liveCode ? [] : wrap(doc, smallPrint, print, room, 6);
  drawLines(doc, lines, left, codeTop + codeSize - lines.length * print.size * 1.35 + 1, print, 1.35);
  drawLine(doc, sheet.serial, margin + 2, codeTop + codeSize + 7, {
    size: 6.5,
    colour: muted,
    tracking: 0.2,
  });
}

function priceOf({ kind, paid, currency }: TicketSheet): string {
  if (kind === 'guest_list') return 'Guest list';
  return kind === 'complimentary' ? 'Complimentary' : formatMoney(paid, currency, { free: true });
}
