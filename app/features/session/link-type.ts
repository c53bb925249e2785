import { loginPath } from '~/features/session/login-mode';

/** What a link in a mail is for; `email` is the newer name of a sign-up or sign-in link. */
const linkTypes = ['signup', 'magiclink', 'recovery', 'email_change', 'invite', 'email'] as const;
type LinkType = (typeof linkTypes)[number];

export function parseLinkType(value: string | null | undefined): LinkType | undefined {
  return linkTypes.find((type) => type === value);
}

/** Where a redeemed link leads: a new password comes first, and a confirmation is worth saying so. */
export function pathAfterLink(linkType: LinkType | undefined, goTo: string): string {
  if (linkType === 'recovery') return loginPath('new-password', goTo);
  if (linkType !== 'signup' && linkType !== 'email_change') return goTo;
  const params = new URLSearchParams({ confirmed: linkType });
  if (goTo !== '/') params.set('redirect', goTo);
  return `/email-confirmation?${params}`;
}
