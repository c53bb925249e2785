import type { Db } from '~/db/db';
import { resendConfirmation, sendPasswordReset, sendSignInLink } from '~/features/session/commands';
import type { MailKind } from '~/features/session/mail-kind';
import { atEvenTime } from '~/lib/even-time';
import type { Platform } from '~/lib/platform';

/** As long as sending takes on a good day, so that no answer betrays whether there was anything to send. */
const evenTime = 700;

export function withoutBetraying(platform: Platform, work: Promise<void>): Promise<void> {
  return atEvenTime(evenTime, work, (error) => platform.log.error({ err: error }, 'an account mail failed'));
}

/** The mail of that kind, once more. */
export function sendMailAgain(
  db: Db,
  platform: Platform,
  kind: MailKind,
  email: string,
  path: string,
): Promise<void> {
  const commands = { signup: resendConfirmation, link: sendSignInLink, recovery: sendPasswordReset };
  return withoutBetraying(platform, commands[kind](db, email, platform.publicUrl + path));
}
