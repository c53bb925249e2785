import type { Mail, Platform } from '~/lib/platform';
import { inTurn } from '~/services/mail/in-turn.server';
import { renderMail } from '~/services/mail/render-mail.server';
import type { Delivery, Outcome } from '~/services/notifications/claim-deliveries.server';
import { holderMessageLetter } from '~/services/notifications/holder-message-letter.server';
import { type NewsLetter, newsLetter } from '~/services/notifications/news-letter.server';
import { makeUnsubscribe } from '~/services/notifications/unsubscribe-link.server';

/** Nobody's holiday notice need answer it. */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Writes and sends a letter, unless it has become needless or unwanted since it was decided on. */
export async function sendLetter(platform: Platform, delivery: Delivery): Promise<Outcome> {
  if (!delivery.wantsMail) return { state: 'dropped', error: 'turned_off' };
  if (delivery.secondsLeft <= 0) return { state: 'dropped', error: 'stale' };
  if (delivery.isRead && delivery.hasWaited && delivery.roomId === null)
    return { state: 'dropped', error: 'read' };
  const letter = await letterOf(platform, delivery);
  if (letter === 'read' || letter === 'gone') return { state: 'dropped', error: letter };
  const { category, replyTo, ...content } = letter;
  const to = delivery.userId === null ? { address: delivery.address } : { userId: delivery.userId };
  const end = category === null ? undefined : await makeUnsubscribe(platform, to, category);
  const mail: Mail = {
    ...renderMail({ ...content, unsubscribe: end?.link }),
    to: delivery.address,
    headers: { ...automatic, ...end?.headers },
    ...(replyTo !== undefined && { replyTo }),
  };
  try {
    await inTurn(() => platform.sendMail(mail));
    return { state: 'sent' };
  } catch (error) {
    return { state: isFinal(error) ? 'failed' : 'waiting', error: wordsOf(error) };
  }
}

async function letterOf(platform: Platform, delivery: Delivery): Promise<NewsLetter | 'read' | 'gone'> {
  if (delivery.holderMessageId === null) return newsLetter(platform, delivery);
  const letter = await holderMessageLetter(platform, delivery.holderMessageId);
  return letter ? { ...letter, category: 'organiser_messages' } : 'gone';
}

/** The server that takes mail says by its code whether to try again: 4xx yes, 5xx no. */
function isFinal(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
