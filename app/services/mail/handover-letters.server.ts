import type { Platform } from '~/lib/platform';
import { dateFile, ticketFiles } from '~/services/mail/attachments.server';
import { getHandover, getMailOrder } from '~/services/mail/mail-facts.server';
import { becauseHolds, eventFacts, ticketCards } from '~/services/mail/mail-words.server';
import { eventLink, eventPicture, holderLink } from '~/services/mail/order-link.server';
import type { Letter } from '~/services/mail/send-once.server';

/** To the address that a ticket is offered to. What was taken back or taken meanwhile is not offered any more. */
export async function offerLetters(platform: Platform, transferId: number): Promise<Letter[]> {
  const handover = await getHandover(platform.sql, transferId);
  const order = handover?.isOpen ? await getMailOrder(platform.sql, handover.orderId) : undefined;
  if (!handover || !order) return [];
  const { event } = order;
  const tickets = order.tickets.filter(({ id }) => id === handover.ticketId);
  const text = `${handover.from} offers you a ticket. Accept it with an account in this address’s name, and it is yours; until then it stays with them.`;
  return [
    {
      ...{
        occasion: `ticket_offer:${transferId}`,
        kind: 'ticket_offered',
        to: handover.email,
        orderId: order.id,
      },
      write: async () => ({
        content: {
          subject: `${handover.from} has a ticket for you: ${event.title}`,
          preview: text,
          heading: 'A ticket for you',
          picture: eventPicture(platform, event),
          blocks: [
            { is: 'words', text },
            { is: 'button', label: 'See the offer', to: `${platform.publicUrl}/ticket-offer/${transferId}` },
            { is: 'facts', facts: eventFacts(event) },
            // The name on it is the one who gives it away.
            { is: 'tickets', tickets: tickets.map(({ name }) => ({ name, holder: '' })) },
          ],
          because:
            'You get this mail because somebody on Limelight offered a ticket to this address. You need not answer.',
        },
      }),
    },
  ];
}

/** The giver learns that it was taken, the taker has the ticket. */
export async function takenLetters(platform: Platform, transferId: number): Promise<Letter[]> {
  const handover = await getHandover(platform.sql, transferId);
  const order = handover?.isTaken ? await getMailOrder(platform.sql, handover.orderId) : undefined;
  if (!handover || !order) return [];
  const { event } = order;
  const tickets = order.tickets.filter(
    ({ id, address, isValid }) => id === handover.ticketId && address === handover.email && isValid,
  );
  const letter = { occasion: `ticket_taken:${transferId}`, kind: 'ticket_taken', orderId: order.id };
  const given: Letter = {
    ...letter,
    to: handover.fromEmail ?? '',
    write: async () => ({
      content: {
        subject: `Your ticket for ${event.title} was taken`,
        preview: `${handover.email} has it now.`,
        heading: 'Your ticket has a new holder',
        blocks: [
          {
            is: 'words',
            text: `${handover.email} took the ticket that you offered. Your code for it no longer lets anybody in.`,
          },
          { is: 'button', label: 'See the event', to: eventLink(platform, event.id) },
          { is: 'facts', facts: eventFacts(event) },
        ],
        because: 'You get this mail because you offered a ticket on Limelight.',
      },
    }),
  };
  const taken: Letter = {
    ...letter,
    to: handover.email,
    write: async () => ({
      content: {
        subject: `Your ticket for ${event.title}`,
        preview: 'It is yours now.',
        heading: 'The ticket is yours',
        picture: eventPicture(platform, event),
        blocks: [
          { is: 'words', text: `${handover.from} gave it to you, under a new code that only you have.` },
          { is: 'button', ...holderLink(platform, event.id, tickets) },
          { is: 'facts', facts: eventFacts(event) },
          ticketCards(tickets),
        ],
        because: becauseHolds,
      },
      attachments: [...(await ticketFiles(platform, order, tickets)), dateFile(platform, event)],
    }),
  };
  return tickets.length > 0 ? [given, taken] : [given];
}
