import { AccountFrame } from '~/features/session/components/account-frame';
import { loginPath } from '~/features/session/login-mode';
import { sessionWords } from '~/features/session/words';
import { ButtonLink } from '~/ui/button/button-link';

type Props = { reason: string; linkType: string | null };

/** A link that did not work: why, and the shortest way to one that does. */
export function CallbackFailure({ reason, linkType }: Props) {
  const renewable = linkType !== 'email_change' && ['link_expired', 'link_broken'].includes(reason);
  return (
    <AccountFrame title={titleOf(reason)} text={sessionWords(reason)}>
      {renewable && (
        <ButtonLink to={renewalPath(linkType)} size="lg" full icon="mail">
          {linkType === 'signup' ? 'Send the confirmation again' : 'Get a new link'}
        </ButtonLink>
      )}
      <ButtonLink to="/login" kind={renewable ? 'secondary' : 'primary'} size="lg" full>
        Go to sign in
      </ButtonLink>
    </AccountFrame>
  );
}

function renewalPath(linkType: string | null): string {
  if (linkType === 'signup') return '/email-confirmation';
  return loginPath(linkType === 'recovery' ? 'forgotten' : 'link', '/');
}

function titleOf(reason: string): string {
  if (reason === 'link_expired' || reason === 'link_broken') return 'This link does not work any more';
  if (reason === 'account_suspended') return 'This account is suspended';
  if (reason === 'other_browser') return 'Wrong browser';
  if (reason === 'provider_refused') return 'That did not sign you in';
  return 'That did not work';
}
