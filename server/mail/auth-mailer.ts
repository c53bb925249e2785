import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer } from './mailer.ts';
import { fillTemplate, toPlainText } from './template.ts';

const templateDirectory = join(import.meta.dirname, '../../supabase/templates');

/** The mails of supabase/config.toml; hosted Supabase reads the same files. */
const subjects = {
  confirmation: 'Confirm your e-mail address',
  recovery: 'Choose a new password',
  magic_link: 'Your sign-in link',
  email_change: 'Confirm your new e-mail address',
  reauthentication: 'Your confirmation code',
} as const;
type Template = keyof typeof subjects;

type Meta = { tokenHash?: string; redirectTo?: string; newEmail?: string };

/** Speaks lite's mailer interface; each method is one template with Supabase's own variables filled in. */
export function createAuthMailer(mailer: Mailer, siteUrl: string) {
  const send = async (template: Template, to: string, code: string, token: string, meta: Meta = {}) => {
    const source = await readFile(join(templateDirectory, `${template}.html`), 'utf8');
    const html = fillTemplate(source, {
      SiteURL: siteUrl,
      TokenHash: encodeURIComponent(meta.tokenHash ?? token),
      Token: code,
      RedirectTo: encodeURIComponent(meta.redirectTo ?? siteUrl),
      Email: to,
      NewEmail: meta.newEmail ?? to,
    });
    await mailer.send({ to, subject: subjects[template], html, text: toPlainText(html) });
  };
  return {
    sendConfirmation: (to: string, token: string, code: string, meta?: Meta) =>
      send('confirmation', to, code, token, meta),
    sendRecovery: (to: string, token: string, code: string, meta?: Meta) =>
      send('recovery', to, code, token, meta),
    sendMagicLink: (to: string, token: string, code: string, meta?: Meta) =>
      send('magic_link', to, code, token, meta),
    sendEmailChange: (to: string, token: string, code: string, meta?: Meta) =>
      send('email_change', to, code, token, meta),
    sendReauthentication: (to: string, code: string, meta?: Meta) =>
      send('reauthentication', to, code, '', meta),
  };
}
