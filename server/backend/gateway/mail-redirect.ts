import { AsyncLocalStorage } from 'node:async_hooks';
import type { createAuthMailer } from '../../mail/auth-mailer.ts';

export type AuthMailer = ReturnType<typeof createAuthMailer>;

/** Where the mail of the request under way should lead to: lite knows only its site_url. */
export const wantedRedirect = new AsyncLocalStorage<string | undefined>();

/** Mails lead to the `redirect_to` of the call that caused them; /auth-callback takes only paths of ours. */
export function mailerWithRedirect(mailer: AuthMailer): AuthMailer {
  const redirected = (meta?: object) => {
    const redirectTo = wantedRedirect.getStore();
    return redirectTo === undefined ? meta : { ...meta, redirectTo };
  };
  return {
    sendConfirmation: (to, token, code, meta) => mailer.sendConfirmation(to, token, code, redirected(meta)),
    sendRecovery: (to, token, code, meta) => mailer.sendRecovery(to, token, code, redirected(meta)),
    sendMagicLink: (to, token, code, meta) => mailer.sendMagicLink(to, token, code, redirected(meta)),
    sendEmailChange: (to, token, code, meta) => mailer.sendEmailChange(to, token, code, redirected(meta)),
    sendReauthentication: (to, code, meta) => mailer.sendReauthentication(to, code, redirected(meta)),
  };
}
