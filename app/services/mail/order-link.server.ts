import { href } from 'react-router';
import type { Platform } from '~/lib/platform';
import type { MailContent } from '~/services/mail/mail-content.server';
import type { MailEvent, MailTicket } from '~/services/mail/mail-facts.server';
import { hashOf, newSecret } from '~/services/selling/order-secret.server';

/** A link that opens an order on any device: a new key to it, behind the `#`, where no server and no log sees it. */
export async function makeOrderLink(
  { sql, publicUrl }: Platform,
  order: { id: number; code: string },
): Promise<string> {
  const secret = newSecret();
  await sql`insert into private.order_keys (order_id, secret_hash)
    values (${order.id}, decode(${hashOf(secret)}, 'hex'))`;
  return `${publicUrl}${href('/success')}?order=${order.code}#${secret}`;
}

export function eventLink({ publicUrl }: Platform, eventId: number): string {
  return `${publicUrl}${href('/event/:id', { id: String(eventId) })}`;
}

/** The picture of its shared link, where everyone may open the event. */
export function eventPicture(
  { publicUrl }: Platform,
  { id, isOut, title }: MailEvent,
): MailContent['picture'] {
  const file = href('/og/:kind/:file', { kind: 'event', file: `${id}.png` });
  return isOut ? { src: `${publicUrl}${file}`, alt: title } : undefined;
}

/** Whoever has an account finds their tickets there. */
export function ownTicketsLink({ publicUrl }: Platform, userId: number): string {
  return throughLogin(publicUrl, `${href('/user/:id', { id: String(userId) })}#tickets`);
}

/** Straight on for whoever is signed in. */
export function throughLogin(publicUrl: string, path: string): string {
  return `${publicUrl}${href('/login')}?redirect=${encodeURIComponent(path)}`;
}

/** What a holder who did not buy can be linked to; without an account, they have the file. */
export function holderLink(platform: Platform, eventId: number, tickets: MailTicket[]) {
  const holderId = tickets.find((ticket) => ticket.holderId !== null)?.holderId;
  return holderId
    ? { label: 'Open my tickets', to: ownTicketsLink(platform, holderId) }
    : { label: 'See the event', to: eventLink(platform, eventId) };
}
