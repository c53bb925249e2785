import { calendarFile } from '~/lib/calendar-file';
import type { Mail, Platform } from '~/lib/platform';
import { ticketsPdf } from '~/services/documents/tickets-pdf.server';
import type { MailEvent, MailOrder, MailTicket } from '~/services/mail/mail-facts.server';
import { eventLink } from '~/services/mail/order-link.server';

type Attachment = NonNullable<Mail['attachments']>[number];

/** The tickets as one file. A mail without it, whose link still opens them, is better than none. */
export async function ticketFiles(
  platform: Platform,
  { id, code }: MailOrder,
  tickets: MailTicket[],
): Promise<Attachment[]> {
  try {
    const content = await ticketsPdf(
      platform,
      id,
      tickets.map((ticket) => ticket.id),
    );
    return [{ filename: `tickets-${code}.pdf`, contentType: 'application/pdf', content }];
  } catch (error) {
    platform.log.error({ err: error, orderId: id }, 'tickets could not be drawn for a mail');
    return [];
  }
}

/** The date for a calendar, under the same name as the one on the event page: saved twice, it is one entry. */
export function dateFile(platform: Platform, event: MailEvent): Attachment {
  const url = eventLink(platform, event.id);
  const place = [event.venue, event.address].filter(Boolean).join(', ');
  const entry = {
    uid: `event-${event.id}@${new URL(platform.publicUrl).hostname}`,
    sequence: event.version,
    status: 'CONFIRMED' as const,
    title: event.title,
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    description: url,
    url,
    updatedAt: event.updatedAt,
    ...(place && { location: place }),
  };
  return {
    filename: 'event.ics',
    contentType: 'text/calendar; charset=utf-8',
    content: new TextEncoder().encode(calendarFile({ name: event.title, entries: [entry] })),
  };
}
