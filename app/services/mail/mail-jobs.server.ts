import { z } from 'zod';
import type { Jobs, Platform } from '~/lib/platform';
import { afterSaleLetters, turnLetter } from '~/services/mail/after-sale-letters.server';
import { holdersToMail, mailHolders } from '~/services/mail/event-letters.server';
import { offerLetters, takenLetters } from '~/services/mail/handover-letters.server';
import { getHappening, getMailOrder } from '~/services/mail/mail-facts.server';
import { type Letter, sendAll } from '~/services/mail/send-once.server';
import { ticketLetters } from '~/services/mail/ticket-letters.server';

const orderMail = z.object({ orderEventId: z.number().int().positive() });
const transferMail = z.object({ transferId: z.number().int().positive() });

/** Mail about orders, tickets and the events that they are for. */
export function mailJobs(platform: Platform): Jobs {
  const { sql } = platform;
  return {
    tasks: {
      async mail_order(payload) {
        const { orderEventId } = orderMail.parse(payload);
        await sql`select private.tell_of_order(${orderEventId})`;
        await sendAll(platform, await orderLetters(platform, orderEventId));
      },
      async send_ticket_offer(payload) {
        const { transferId } = transferMail.parse(payload);
        await sql`select private.tell_of_transfer(${transferId})`;
        await sendAll(platform, await offerLetters(platform, transferId));
      },
      async send_ticket_taken(payload) {
        const { transferId } = transferMail.parse(payload);
        await sql`select private.tell_of_transfer(${transferId})`;
        await sendAll(platform, await takenLetters(platform, transferId));
      },
      mail_holders: (payload) => mailHolders(platform, holdersToMail.parse(payload)),
      async begin_reminders() {
        await sql`select private.begin_reminders()`;
      },
    },
    crontab: ['*/10 * * * * begin_reminders'],
  };
}

async function orderLetters(platform: Platform, orderEventId: number): Promise<Letter[]> {
  const happening = await getHappening(platform.sql, orderEventId);
  const order = happening && (await getMailOrder(platform.sql, happening.orderId));
  if (!order) return [];
  switch (happening.what) {
    case 'paid':
    case 'resent':
    case 'dispute_won':
      return ticketLetters(platform, order, `order_event:${orderEventId}`, happening.what);
    case 'holder_changed': {
      const tickets = order.tickets.filter(({ id }) => happening.ticketIds.includes(id));
      return ticketLetters(platform, { ...order, tickets }, `order_event:${orderEventId}`, happening.what);
    }
    case 'offered':
      return turnLetter(platform, order, happening);
    default:
      return afterSaleLetters(platform, order, happening);
  }
}
