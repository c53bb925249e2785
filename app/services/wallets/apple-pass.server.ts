import { PKPass } from 'passkit-generator';
import sharp from 'sharp';
import type { AppleWalletAccess, Platform } from '~/lib/platform';
import { layGround } from '~/lib/ticket-design/ground';
import type { Box, Mark } from '~/lib/ticket-design/marks';
import { drawPictures } from '~/services/ticket-design/mark-pictures.server';
import { marksSvg } from '~/services/ticket-design/marks-svg.server';
import type { WalletTicket } from './wallet-ticket.server';

/** Points of the picture across an event ticket; the files have it at one, two and three pixels a point. */
const strip = { width: 375, height: 98 };
const densities = { '': 1, '@2x': 2, '@3x': 3 };

/** A ticket for Apple Wallet: a signed `.pkpass`. */
export async function makeApplePass(
  platform: Platform,
  access: AppleWalletAccess,
  ticket: WalletTicket,
): Promise<Buffer> {
  const { sheet, facts, colours } = ticket;
  const { event } = sheet;
  const pass = new PKPass(
    await drawFiles(platform, ticket),
    {
      signerCert: access.certificate,
      signerKey: access.key,
      wwdr: access.wwdr,
      ...(access.passphrase && { signerKeyPassphrase: access.passphrase }),
    },
    {
      passTypeIdentifier: access.passTypeId,
      teamIdentifier: access.teamId,
      organizationName: event.promoters[0] ?? 'Limelight',
      description: `Ticket for ${event.title}`,
      serialNumber: sheet.serial,
      logoText: 'Limelight',
      backgroundColor: rgb(colours.background),
      foregroundColor: rgb(colours.text),
      labelColor: rgb(colours.label),
      groupingIdentifier: `order-${sheet.orderCode}`,
    },
  );
  pass.type = 'eventTicket';
  pass.headerFields.push({
    key: 'number',
    label: sheet.isExtra ? 'Extra' : 'Ticket',
    value: `${sheet.place} of ${sheet.ofAll}`,
  });
  pass.primaryFields.push({ key: 'event', label: facts.venue, value: facts.title });
  pass.secondaryFields.push(
    { key: 'date', label: 'Date', value: facts.date },
    { key: 'type', label: 'Ticket', value: facts.type },
  );
  pass.auxiliaryFields.push(
    { key: 'holder', label: 'Holder', value: facts.holder },
    { key: 'price', label: 'Price', value: facts.price },
  );
  pass.backFields.push(
    { key: 'times', label: 'Times', value: facts.times },
    { key: 'where', label: 'Where', value: [facts.venue, facts.address].filter(Boolean).join('\n') },
    ...(facts.notes ? [{ key: 'notes', label: 'Notes', value: facts.notes }] : []),
    { key: 'order', label: 'Order', value: facts.order },
    { key: 'serial', label: 'Serial', value: facts.serial },
  );
  pass.setBarcodes({
    format: 'PKBarcodeFormatQR',
    message: sheet.token,
    messageEncoding: 'iso-8859-1',
    altText: facts.order,
  });
  pass.setRelevantDate(new Date(event.doorsAt ?? event.startsAt));
  pass.setExpirationDate(new Date(Date.parse(event.endsAt) + 24 * 3_600_000));
  return pass.getAsBuffer();
}

function rgb(hex: string): string {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
}

async function drawFiles(platform: Platform, ticket: WalletTicket): Promise<Record<string, Buffer>> {
  const picture = await drawStrip(platform, ticket);
  const files: Record<string, Buffer> = {};
  for (const [suffix, density] of Object.entries(densities)) {
    files[`icon${suffix}.png`] = await drawMark(29 * density, ticket.colours.background, ticket.colours.text);
    files[`logo${suffix}.png`] = await drawMark(50 * density, ticket.colours.background, ticket.colours.text);
    files[`strip${suffix}.png`] = await sharp(picture)
      .resize(strip.width * density, strip.height * density)
      .png()
      .toBuffer();
  }
  return files;
}

/** The design's own ground, across the card. */
async function drawStrip(platform: Platform, { design, sheet }: WalletTicket): Promise<Buffer> {
  const whole = { x: 0, y: 0, w: 1000, h: 1000 };
  const part: Box = { x: 0, y: 250, width: 390, height: (390 * strip.height) / strip.width };
  const marks: Mark[] = layGround({ ...design, area: whole, areaOn: {} }, 'phone', sheet.event.id);
  const svg = marksSvg(marks, part, await drawPictures(platform, marks), '');
  return sharp(Buffer.from(svg), { density: 72 * 3 })
    .resize(strip.width * 3, strip.height * 3, { fit: 'cover' })
    .png()
    .toBuffer();
}

/** A spot of light, as on everything of ours. */
function drawMark(size: number, background: string, light: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><rect width="24" height="24" rx="5" fill="${background}"/><circle cx="12" cy="12" r="6.5" fill="${light}"/></svg>`;
  return sharp(Buffer.from(svg), { density: (72 * size) / 24 })
    .resize(size, size)
    .png()
    .toBuffer();
}
