import { data, type RouterContextProvider } from 'react-router';
import { dbContext, platformContext } from '~/db/context';
import { changeEmail, changeName, changePassword } from '~/features/session/commands';
import { checkEmail, checkName, checkNewPassword, collectErrors, textOf } from '~/features/session/fields';
import { withoutBetraying } from '~/features/session/send-mail.server';
import { AppError } from '~/lib/app-error';

const accountIntents = ['change-name', 'change-email', 'change-password'] as const;
export type AccountIntent = (typeof accountIntents)[number];

export type AccountResult = {
  intent: AccountIntent;
  done: boolean;
  /** Reasons by field name; a reason of the whole form is under `form`. */
  errors: Record<string, string>;
};

/** The action of the account settings; undefined where the form is not one of them. */
export async function saveAccount(context: Readonly<RouterContextProvider>, form: FormData) {
  const intent = accountIntents.find((known) => known === textOf(form, 'intent'));
  if (!intent) return undefined;
  const errors = check(intent, form);
  if (errors) return data<AccountResult>({ intent, done: false, errors }, 400);
  try {
    await save(intent, context, form);
    return data<AccountResult>({ intent, done: true, errors: {} });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const field = fieldOfReason[error.reason] ?? 'form';
    return data<AccountResult>({ intent, done: false, errors: { [field]: error.reason } }, 400);
  }
}

const fieldOfReason: Record<string, string> = {
  wrong_current_password: 'current',
  weak_password: 'password',
  same_password: 'password',
  email_invalid: 'email',
};

function check(intent: AccountIntent, form: FormData): Record<string, string> | undefined {
  if (intent === 'change-name') return collectErrors({ name: checkName(textOf(form, 'name').trim()) });
  if (intent === 'change-email') return collectErrors({ email: checkEmail(textOf(form, 'email').trim()) });
  return collectErrors({
    current: textOf(form, 'current') === '' ? 'current_password_missing' : undefined,
    password:
      textOf(form, 'password') === '' ? 'new_password_missing' : checkNewPassword(textOf(form, 'password')),
  });
}

async function save(
  intent: AccountIntent,
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<void> {
  const db = context.get(dbContext);
  if (intent === 'change-name') return changeName(db, textOf(form, 'name').trim());
  if (intent === 'change-password')
    return changePassword(db, textOf(form, 'current'), textOf(form, 'password'));
  const platform = context.get(platformContext);
  return withoutBetraying(platform, changeEmail(db, textOf(form, 'email').trim(), `${platform.publicUrl}/`));
}
