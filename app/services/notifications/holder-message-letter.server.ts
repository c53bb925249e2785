import type { Mail, Platform } from '~/lib/platform';
import type { MailContent } from '~/services/mail/mail-content.server';
import { getMailEvent } from '~/services/mail/mail-facts.server';
import { eventFacts } from '~/services/mail/mail-words.server';
import { eventLink, eventPicture } from '~/services/mail/order-link.server';
import { renderMail } from '~/services/mail/render-mail.server';

type Written = { subject: string; body: string };

/** What an organiser says to whoever holds a ticket: whose words they are and why they came is always said. */
async function contentOf(platform: Platform, eventId: number, written: Written): Promise<MailContent> {
  const [event, [row]] = await Promise.all([
    getMailEvent(platform.sql, eventId),
    platform.sql<{ organiser: string }[]>`select private.organiser_of(${eventId}) as organiser`,
  ]);
  if (!event || !row) throw new Error('the event of this message is gone');
  const { organiser } = row;
  return {
    subject: written.subject,
    preview: written.body.slice(0, 140),
    heading: written.subject,
    picture: eventPicture(platform, event),
    blocks: [
      { is: 'words', text: `${organiser} writes to holders of tickets for ${event.title}:` },
      { is: 'letter', text: written.body },
      { is: 'button', label: 'See the event', to: eventLink(platform, event.id) },
      { is: 'facts', facts: eventFacts(event) },
    ],
    because: `You get this mail because a ticket for ${event.title} is in this address’s name. ${organiser} wrote it, not Limelight: never give anyone your password or card because of it.`,
  };
}

export async function drawHolderLetter(
  platform: Platform,
  eventId: number,
  written: Written,
): Promise<string> {
  return renderMail(await contentOf(platform, eventId, written)).html;
}

/** To whoever writes it, marked as what it is. */
export async function sendHolderTest(
  platform: Platform,
  eventId: number,
  written: Written,
  { to, replyTo }: { to: string; replyTo: string | null },
): Promise<void> {
  const content = await contentOf(platform, eventId, written);
  const mail: Mail = { ...renderMail({ ...content, subject: `Test: ${content.subject}` }), to };
  await platform.sendMail(replyTo === null ? mail : { ...mail, replyTo });
}

/** What is sent to each address, and where answers go; undefined where it is not to be sent any more. */
export async function holderMessageLetter(
  platform: Platform,
  messageId: number,
): Promise<(MailContent & { replyTo?: string }) | undefined> {
  const [message] = await platform.sql<(Written & { eventId: number; replyTo: string | null })[]>`
    select m.subject, m.body, m.event_id::int as "eventId", m.reply_to as "replyTo" from public.holder_messages m
    where m.id = ${messageId} and m.state = 'sending'`;
  if (!message) return undefined;
  const content = await contentOf(platform, message.eventId, message);
  return message.replyTo === null ? content : { ...content, replyTo: message.replyTo };
}
