import { data, redirect } from 'react-router';
import type { Db } from '~/db/db';
import { afterSignIn } from '~/features/session/after-sign-in';
import { verifyCode } from '~/features/session/commands';
import { checkEmail, textOf } from '~/features/session/fields';
import { pathAfterLink } from '~/features/session/link-type';
import { type MailKind, parseMailKind } from '~/features/session/mail-kind';
import { sendMailAgain } from '~/features/session/send-mail.server';
import { AppError } from '~/lib/app-error';
import type { Platform } from '~/lib/platform';

/** The two forms of /email-confirmation: send the mail again, or take its code. */
export async function answerMailForm({ db, platform, form }: { db: Db; platform: Platform; form: FormData }) {
  const kind = parseMailKind(textOf(form, 'kind'));
  const email = textOf(form, 'email').trim();
  const redirectTo = afterSignIn(textOf(form, 'redirect'));
  const answer = (reason: string | null, status: number) => data({ kind, email, redirectTo, reason }, status);
  const wrong = checkEmail(email);
  if (wrong) return answer(wrong, 400);
  try {
    if (!form.has('code')) {
      await sendMailAgain(db, platform, kind, email, redirectTo);
      return answer(null, 200);
    }
    const code = textOf(form, 'code').replace(/\s/g, '');
    if (code === '') return answer('code_missing', 400);
    return redirect(pathAfterLink(await redeemCode(db, kind, email, code), redirectTo));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const reason =
      error.reason === 'link_expired' || error.reason === 'link_broken' ? 'code_wrong' : error.reason;
    return answer(reason, reason === 'too_many_tries' ? 429 : 400);
  }
}

async function redeemCode(db: Db, kind: MailKind, email: string, code: string) {
  if (kind !== 'signup') {
    const type = kind === 'recovery' ? 'recovery' : 'magiclink';
    await verifyCode(db, email, code, type);
    return type;
  }
  try {
    await verifyCode(db, email, code, 'signup');
    return 'signup';
  } catch (error) {
    // Whoever signs up with an account that exists is sent a sign-in link instead.
    if (!(error instanceof AppError) || error.reason !== 'link_expired') throw error;
    await verifyCode(db, email, code, 'magiclink');
    return 'magiclink';
  }
}
