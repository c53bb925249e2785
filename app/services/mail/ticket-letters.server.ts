import type { Platform } from '~/lib/platform';
import { dateFile, ticketFiles } from '~/services/mail/attachments.server';
import type { MailContent } from '~/services/mail/mail-content.server';
import type { MailOrder, MailTicket } from '~/services/mail/mail-facts.server';
import {
  becauseBought,
  becauseHolds,
  byOtherAddress,
  eventFacts,
  orderFacts,
  ticketCards,
  ticketWord,
} from '~/services/mail/mail-words.server';
import { eventPicture, holderLink, makeOrderLink } from '~/services/mail/order-link.server';
import type { Letter } from '~/services/mail/send-once.server';

const headings: Record<MailOrder['kind'], string> = {
  sale: 'You’re going',
  guest_list: 'You’re on the guest list',
  complimentary: 'You’re invited',
};

export type Occasion = 'paid' | 'resent' | 'dispute_won' | 'holder_changed';

/** All tickets to the buyer, and to everybody else named on one only theirs. */
export function ticketLetters(
  platform: Platform,
  order: MailOrder,
  occasion: string,
  kind: Occasion,
): Letter[] {
  const valid = order.tickets.filter(({ isValid }) => isValid);
  const ofBuyer = valid.filter(({ isGivenAway }) => !isGivenAway);
  const letters = byOtherAddress(order, valid).map(([to, tickets]) => ({
    ...{ occasion, kind, to, orderId: order.id },
    write: () => writeToHolder(platform, order, kind, tickets),
  }));
  if (ofBuyer.length === 0) return letters;
  const write = () => writeToBuyer(platform, order, kind, ofBuyer);
  return [{ occasion, kind, to: order.email, orderId: order.id, write }, ...letters];
}

async function writeToBuyer(platform: Platform, order: MailOrder, kind: Occasion, tickets: MailTicket[]) {
  const files = await ticketFiles(platform, order, tickets);
  const content: MailContent = {
    ...opening(order, kind, tickets, files.length > 0),
    picture: eventPicture(platform, order.event),
    because: becauseBought(order),
  };
  content.blocks.push(
    {
      is: 'button',
      label: `Open my ${ticketWord(tickets.length)}`,
      to: await makeOrderLink(platform, order),
    },
    { is: 'facts', facts: orderFacts(order) },
    ticketCards(tickets),
    {
      is: 'small',
      text: 'The link opens your tickets on any device. Whoever has it has the tickets, so pass on a ticket, not this mail.',
    },
  );
  return { content, attachments: [...files, dateFile(platform, order.event)] };
}

async function writeToHolder(platform: Platform, order: MailOrder, kind: Occasion, tickets: MailTicket[]) {
  const files = await ticketFiles(platform, order, tickets);
  const content: MailContent = {
    ...opening(order, kind, tickets, files.length > 0),
    picture: eventPicture(platform, order.event),
    because: becauseHolds,
  };
  content.blocks.push(
    { is: 'button', ...holderLink(platform, order.event.id, tickets) },
    { is: 'facts', facts: eventFacts(order.event) },
    ticketCards(tickets),
  );
  return { content, attachments: [...files, dateFile(platform, order.event)] };
}

function opening(
  { event, kind: orderKind }: MailOrder,
  kind: Occasion,
  tickets: MailTicket[],
  isAttached: boolean,
) {
  const word = ticketWord(tickets.length);
  const count = tickets.length === 1 ? 'your ticket' : `your ${tickets.length} tickets`;
  const attached = isAttached
    ? ` ${tickets.length === 1 ? 'It is' : 'They are'} attached as one file, with the date for your calendar.`
    : ' The date for your calendar is attached.';
  const texts: Record<Occasion, { heading: string; text: string }> = {
    paid: {
      heading: headings[orderKind],
      text: `Here ${tickets.length === 1 ? 'is' : 'are'} ${count}.${attached}`,
    },
    resent: {
      heading: `Your ${word}, once more`,
      text: `Here ${tickets.length === 1 ? 'is' : 'are'} ${count}.${attached}`,
    },
    holder_changed: {
      heading: `You have ${tickets.length === 1 ? 'a ticket' : `${tickets.length} tickets`}`,
      text: `The organiser has put ${count} in your name.${attached}`,
    },
    dispute_won: {
      heading: `Your ${word} ${tickets.length === 1 ? 'is' : 'are'} valid again`,
      text: `The bank has decided, and ${count} let${tickets.length === 1 ? 's' : ''} in again under new codes. The earlier ones stay void, so please use these.`,
    },
  };
  const { heading, text } = texts[kind];
  return {
    subject: `Your ${word} for ${event.title}`,
    preview: text,
    heading,
    blocks: [{ is: 'words', text }] as MailContent['blocks'],
  };
}
