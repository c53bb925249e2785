import { ownPath } from '~/lib/own-path';

const doorways = /^\/(login|auth-callback|email-confirmation|sign-out)(?=[/?#]|$)/;

/** Where to go once signed in: the wanted page, but never back to a page that only leads here. */
export function afterSignIn(value: string | null | undefined): string {
  const path = ownPath(value);
  return doorways.test(path) ? '/' : path;
}

/** A mail's `redirect_to` is a whole address; only its path counts, and only on our own host. */
export function pathOfMailRedirect(value: string | null, publicUrl: string): string {
  if (!value || !URL.canParse(value, publicUrl)) return '/';
  const target = new URL(value, publicUrl);
  if (target.origin !== new URL(publicUrl).origin) return '/';
  const wanted = target.pathname === '/auth-callback' ? target.searchParams.get('redirect') : null;
  return afterSignIn(wanted ?? target.pathname + target.search);
}
