import { data, redirect, redirectDocument } from 'react-router';
import type { Db } from '~/db/db';
import { afterSignIn } from '~/features/session/after-sign-in';
import { beginProviderSignIn, setPassword, signIn, signUp } from '~/features/session/commands';
import { checkEmail, checkName, checkNewPassword, collectErrors, textOf } from '~/features/session/fields';
import { type LoginMode, parseLoginMode } from '~/features/session/login-mode';
import { checkMailPath } from '~/features/session/mail-kind';
import { sendMailAgain, withoutBetraying } from '~/features/session/send-mail.server';
import { AppError } from '~/lib/app-error';
import type { Platform } from '~/lib/platform';

/** What was typed and what was wrong with it. Passwords are never sent back. */
export type LoginProblem = {
  mode: LoginMode;
  email: string;
  name: string;
  /** Reasons by field name. */
  errors: Record<string, string>;
  /** A reason that belongs to no field. */
  problem: string | null;
};

type Attempt = { db: Db; platform: Platform; form: FormData };

export async function answerLogin({ db, platform, form }: Attempt) {
  const mode = parseLoginMode(textOf(form, 'mode'));
  const email = textOf(form, 'email').trim();
  const name = textOf(form, 'name').trim();
  const password = textOf(form, 'password');
  const goTo = afterSignIn(textOf(form, 'redirect'));
  const provider = platform.oauthProviders.find((known) => known === textOf(form, 'provider'));
  const refuse = (errors: Record<string, string>, problem: string | null) =>
    data<LoginProblem>({ mode, email, name, errors, problem }, problem === 'too_many_tries' ? 429 : 400);
  try {
    if (provider) {
      const returnTo = `${platform.publicUrl}/auth-callback?redirect=${encodeURIComponent(goTo)}`;
      return redirectDocument(await beginProviderSignIn(db, provider, returnTo));
    }
    const errors = checkFields(mode, { email, name, password, repeated: textOf(form, 'repeated') });
    if (errors) return refuse(errors, null);
    return redirect(await attempt[mode]({ db, platform, email, name, password, goTo }));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.reason === 'weak_password' || error.reason === 'same_password') {
      return refuse({ password: error.reason }, null);
    }
    if (error.reason === 'backend_failed') platform.log.error({ err: error }, 'signing in failed');
    return refuse({}, error.reason);
  }
}

type Fields = { email: string; name: string; password: string; repeated: string };

function checkFields(mode: LoginMode, fields: Fields): Record<string, string> | undefined {
  const { email, name, password, repeated } = fields;
  switch (mode) {
    case 'sign-in':
      return collectErrors({
        email: checkEmail(email),
        password: password === '' ? 'password_missing' : undefined,
      });
    case 'sign-up':
      return collectErrors({
        name: checkName(name),
        email: checkEmail(email),
        password: checkNewPassword(password),
      });
    case 'new-password':
      return collectErrors({
        password: checkNewPassword(password),
        repeated: password === repeated ? undefined : 'passwords_differ',
      });
    default:
      return collectErrors({ email: checkEmail(email) });
  }
}

type Valid = { db: Db; platform: Platform; email: string; name: string; password: string; goTo: string };

/** One verb per mode; each answers the path to go to. */
const attempt: Record<LoginMode, (valid: Valid) => Promise<string>> = {
  async 'sign-in'({ db, email, password, goTo }) {
    await signIn(db, { email, password });
    return goTo;
  },
  async 'sign-up'({ db, platform, email, name, password, goTo }) {
    const returnTo = platform.publicUrl + goTo;
    await withoutBetraying(platform, signUp(db, { email, name, password, returnTo }));
    return checkMailPath('signup', email, goTo);
  },
  async link({ db, platform, email, goTo }) {
    await sendMailAgain(db, platform, 'link', email, goTo);
    return checkMailPath('link', email, goTo);
  },
  async forgotten({ db, platform, email, goTo }) {
    await sendMailAgain(db, platform, 'recovery', email, goTo);
    return checkMailPath('recovery', email, goTo);
  },
  async 'new-password'({ db, password, goTo }) {
    await setPassword(db, password);
    return goTo;
  },
};
