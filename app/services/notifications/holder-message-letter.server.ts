import type { Platform } from '~/lib/platform';
import type { MailContent } from '~/services/mail/mail-content.server';

type HolderMessageLetter = MailContent & { replyTo?: string | undefined };

/** What an organiser wrote to one who holds a ticket; undefined where it is there no more. */
export async function holderMessageLetter(
  _platform: Platform,
  _messageId: number,
  _address: string,
): Promise<HolderMessageLetter | undefined> {
  return undefined;
}
