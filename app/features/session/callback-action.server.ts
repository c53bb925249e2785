import { data, redirect } from 'react-router';
import type { Db } from '~/db/db';
import { pathOfMailRedirect } from '~/features/session/after-sign-in';
import { exchangeCode, verifyLink } from '~/features/session/commands';
import { textOf } from '~/features/session/fields';
import { parseLinkType, pathAfterLink } from '~/features/session/link-type';
import { AppError } from '~/lib/app-error';
import type { Platform } from '~/lib/platform';

type CallbackProblem = { reason: string; linkType: string | null };

/** Redeems what a link or a provider brought along. Answers where to go, or why not. */
export async function answerCallback({ db, platform, form }: { db: Db; platform: Platform; form: FormData }) {
  const tokenHash = textOf(form, 'token_hash');
  const code = textOf(form, 'code');
  const linkType = parseLinkType(textOf(form, 'type'));
  const goTo = pathOfMailRedirect(
    textOf(form, 'redirect') || textOf(form, 'redirect_to'),
    platform.publicUrl,
  );
  try {
    if (tokenHash && linkType) await verifyLink(db, tokenHash, linkType);
    else if (code) await exchangeCode(db, code);
    else throw new AppError('link_broken');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.reason === 'backend_failed') platform.log.error({ err: error }, 'a sign-in link failed');
    return data<CallbackProblem>({ reason: error.reason, linkType: linkType ?? null }, 400);
  }
  return redirect(pathAfterLink(linkType, goTo));
}
