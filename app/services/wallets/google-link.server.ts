import { createSign } from 'node:crypto';
import type { GoogleWalletAccess } from '~/lib/platform';
import { isoWithOffset } from '~/lib/time';
import type { WalletTicket } from './wallet-ticket.server';

const language = 'en-GB';
const words = (value: string) => ({ defaultValue: { language, value } });

/** The address at which Google Wallet takes a ticket: what it says is signed within it, so nothing is sent ahead. */
export function googleWalletLink(
  { issuerId, email, key }: GoogleWalletAccess,
  { sheet, facts, colours }: WalletTicket,
  publicUrl: string,
): string {
  const { event } = sheet;
  const at = (time: string) => isoWithOffset(time, event.timezone);
  const classId = `${issuerId}.event-${event.id}`;
  const claims = {
    iss: email,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(Date.now() / 1000),
    origins: [new URL(publicUrl).origin],
    payload: {
      eventTicketClasses: [
        {
          id: classId,
          issuerName: event.promoters[0] ?? 'Limelight',
          reviewStatus: 'UNDER_REVIEW',
          eventName: words(facts.title),
          ...(event.venue && {
            venue: { name: words(facts.venue), address: words(facts.address || facts.venue) },
          }),
          dateTime: {
            start: at(event.startsAt),
            end: at(event.endsAt),
            ...(event.doorsAt && { doorsOpen: at(event.doorsAt) }),
          },
        },
      ],
      eventTicketObjects: [
        {
          id: `${issuerId}.ticket-${sheet.serial}`,
          classId,
          state: 'ACTIVE',
          ticketHolderName: facts.holder,
          ticketNumber: sheet.serial,
          ticketType: words(facts.type),
          reservationInfo: { confirmationCode: facts.order },
          hexBackgroundColor: colours.background,
          barcode: { type: 'QR_CODE', value: sheet.token, alternateText: facts.order },
        },
      ],
    },
  };
  return `https://pay.google.com/gp/v/save/${sign(claims, key)}`;
}

function sign(claims: object, key: string): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const text = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
}
