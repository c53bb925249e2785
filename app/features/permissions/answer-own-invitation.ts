import type { Db } from '~/db/db';
import { AppError } from '~/lib/app-error';
import { wordsFor } from '~/lib/reasons';
import { answerInvitation } from './commands';
import { readInvitation } from './rules';

export type InvitationResult = { problem?: string };

/** What the forms of one's own invitations ask for: `answer=accept`, or anything else to decline. */
export async function answerOwnInvitation(db: Db, form: FormData): Promise<InvitationResult> {
  const invitationId = readInvitation(form);
  if (invitationId === undefined) return { problem: wordsFor('invitation_gone') };
  try {
    await answerInvitation(db, invitationId, form.get('answer') === 'accept');
    return {};
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { problem: wordsFor(error.reason) };
  }
}
