import { href } from 'react-router';
import { formatMoney } from '~/lib/money';
import type { Platform } from '~/lib/platform';
import type { Block, MailContent } from '~/services/mail/mail-content.server';
import type { Happening, MailOrder, MailTicket } from '~/services/mail/mail-facts.server';
import {
  becauseBought,
  becauseHolds,
  byOtherAddress,
  eventFacts,
  moment,
  ticketCards,
  ticketWord,
} from '~/services/mail/mail-words.server';
import { eventLink, makeOrderLink, throughLogin } from '~/services/mail/order-link.server';
import type { Letter } from '~/services/mail/send-once.server';

type Words = { subject: string; heading: string; text: string };

/** What to tell the buyer, and what others whose tickets are affected. */
type Telling = { toBuyer: Words; toHolders?: Words; tickets: MailTicket[] };

/** What happened to an order after its tickets were sent. */
export function afterSaleLetters(platform: Platform, order: MailOrder, happening: Happening): Letter[] {
  const telling = tellingOf(order, happening);
  if (!telling) return [];
  const { toBuyer, toHolders, tickets } = telling;
  const letter = { occasion: `order_event:${happening.id}`, kind: happening.what, orderId: order.id };
  const buyer: Letter = {
    ...letter,
    to: order.email,
    write: async () => ({
      content: contentOf(toBuyer, becauseBought(order), [
        { is: 'button', label: 'See the order', to: await makeOrderLink(platform, order) },
        {
          is: 'facts',
          facts: [
            ['Event', order.event.title],
            ['Order', order.code],
          ],
        },
        ...cardsOf(tickets.filter(({ isGivenAway }) => !isGivenAway)),
      ]),
    }),
  };
  const others = toHolders ? byOtherAddress(order, tickets) : [];
  return [
    buyer,
    ...others.map(([to, held]) => ({
      ...letter,
      to,
      write: async () => ({
        content: contentOf(toHolders ?? toBuyer, becauseHolds, [
          { is: 'button', label: 'See the event', to: eventLink(platform, order.event.id) },
          { is: 'facts', facts: eventFacts(order.event) },
          ...cardsOf(held),
        ]),
      }),
    })),
  ];
}

function tellingOf(order: MailOrder, { what, amount, ticketIds }: Happening): Telling | undefined {
  const { event } = order;
  const hit = order.tickets.filter(({ id }) => ticketIds.includes(id));
  const money = formatMoney(amount ?? 0, order.currency);
  const word = ticketWord(hit.length);
  const void_: Words = {
    subject: `Cancelled: ${word} for ${event.title}`,
    heading: hit.length === 1 ? 'A ticket was cancelled' : `${hit.length} tickets were cancelled`,
    text: `${hit.length === 1 ? 'This ticket no longer lets' : 'These tickets no longer let'} anybody in. If that surprises you, ask the organiser.`,
  };
  switch (what) {
    case 'refunded':
      return {
        toBuyer: {
          subject: `Refund of ${money} for ${event.title}`,
          heading: `${money} goes back to you`,
          text: `It goes to the card that you paid with, usually within five to ten days.${hit.length > 0 ? ` ${hit.length === 1 ? 'This ticket no longer lets' : 'These tickets no longer let'} anybody in.` : ' Your tickets stay valid.'}`,
        },
        toHolders: void_,
        tickets: hit,
      };
    case 'tickets_cancelled':
      return hit.length > 0 ? { toBuyer: void_, toHolders: void_, tickets: hit } : undefined;
    case 'returned':
      return hit.length > 0
        ? { toBuyer: returned(event, hit.length), toHolders: void_, tickets: hit }
        : undefined;
    case 'disputed': {
      // Decided before this was sent: the decision has a mail of its own.
      if (hit.every(({ isValid }) => isValid)) return undefined;
      const blocked: Words = {
        subject: `On hold: ${word} for ${event.title}`,
        heading: `Your ${word} ${hit.length === 1 ? 'is' : 'are'} on hold`,
        text: `The bank behind this payment asks for the money back. Until it has decided, ${hit.length === 1 ? 'this ticket lets' : 'these tickets let'} nobody in.`,
      };
      const ask = ' If that was not what you wanted, tell your bank that the payment is right.';
      return { toBuyer: { ...blocked, text: blocked.text + ask }, toHolders: blocked, tickets: hit };
    }
    case 'dispute_lost': {
      const lost = order.tickets.filter(({ isValid }) => !isValid);
      const words: Words = {
        subject: `Cancelled: ${ticketWord(lost.length)} for ${event.title}`,
        heading: `${lost.length === 1 ? 'The ticket is' : 'The tickets are'} cancelled`,
        text: 'The bank took the money back, so what it paid for is void.',
      };
      return lost.length > 0 ? { toBuyer: words, toHolders: words, tickets: lost } : undefined;
    }
    case 'refund_due':
      return { toBuyer: strayPayment(order, money), tickets: [] };
    default:
      return undefined;
  }
}

/** What was paid for it has a mail of its own, once the money goes back. */
function returned({ title }: MailOrder['event'], count: number): Words {
  return {
    subject: `Returned: ${ticketWord(count)} for ${title}`,
    heading: `You returned ${count === 1 ? 'a ticket' : `${count} tickets`}`,
    text: 'It lets nobody in any more, and its place goes to whoever is next. Thank you for making room.',
  };
}

/** Money that bought nothing: a second payment, or one that came when the places had gone. */
function strayPayment({ event, status }: MailOrder, money: string): Words {
  const goesBack = `All of it, ${money}, goes back to your card by itself, usually within five to ten days.`;
  return status === 'paid'
    ? {
        subject: `You paid twice for ${event.title}`,
        heading: 'One payment goes back',
        text: `This order was paid already. ${goesBack} Your tickets stay as they are.`,
      }
    : {
        subject: `Your payment for ${event.title} goes back`,
        heading: 'Your payment came too late',
        text: `The places had gone when the money arrived, so no tickets were issued. ${goesBack}`,
      };
}

/** What came free for somebody who waited. It is theirs until its time is over. */
export function turnLetter(platform: Platform, order: MailOrder, { id, what }: Happening): Letter[] {
  const { expiresAt, event } = order;
  if (order.status !== 'offered' || !expiresAt) return [];
  const until = moment(expiresAt, event);
  const path = `${href('/event/:id', { id: String(event.id) })}?order=${order.code}`;
  const words = {
    subject: `Your turn: tickets for ${event.title}`,
    heading: 'It’s your turn',
    text: `What you waited for came free, and it is yours until ${until}. After that it goes to the next in line.`,
  };
  const content = contentOf(words, 'You get this mail because you are on a waiting list on Limelight.', [
    { is: 'button', label: 'Take them', to: throughLogin(platform.publicUrl, path) },
    { is: 'facts', facts: [...eventFacts(event), ['Yours until', until]] },
  ]);
  return [
    {
      ...{
        occasion: `order_event:${id}`,
        kind: what,
        to: order.email,
        orderId: order.id,
        category: 'waiting_list',
      },
      write: async () => ({ content }),
    },
  ];
}

function contentOf(words: Words, because: string, blocks: Block[]): MailContent {
  const { subject, heading, text } = words;
  return { subject, heading, preview: text, blocks: [{ is: 'words', text }, ...blocks], because };
}

function cardsOf(tickets: MailTicket[]): Block[] {
  return tickets.length > 0 ? [ticketCards(tickets)] : [];
}
