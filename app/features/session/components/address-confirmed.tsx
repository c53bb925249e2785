import { AccountFrame } from '~/features/session/components/account-frame';
import { ButtonLink } from '~/ui/button/button-link';

type Props = { changed: boolean; redirectTo: string };

export function AddressConfirmed({ changed, redirectTo }: Props) {
  return (
    <AccountFrame
      title={changed ? 'Your new address is confirmed' : 'You are in'}
      text={
        changed
          ? 'From now on you sign in with it, and our mails go there.'
          : 'Your address is confirmed and you are signed in. Have a good night.'
      }
    >
      <ButtonLink to={redirectTo} size="lg" full icon={redirectTo === '/' ? 'search' : 'arrow-right'}>
        {redirectTo === '/' ? 'See what’s on' : 'Continue where you were'}
      </ButtonLink>
    </AccountFrame>
  );
}
