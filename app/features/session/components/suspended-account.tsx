import { href, Link } from 'react-router';
import { AccountFrame } from '~/features/session/components/account-frame';
import { ButtonLink } from '~/ui/button/button-link';
import classes from './suspended-account.module.css';

/** The end of a session that staff ended: why, what stays, whom to write to. */
export function SuspendedAccount({ reason }: { reason: string | null }) {
  return (
    <AccountFrame
      title="Your account is suspended"
      text="The Limelight team has closed it for now, and you are signed out everywhere."
    >
      {reason !== null && (
        <figure className={classes.reason}>
          <figcaption>The reason they gave</figcaption>
          <blockquote>{reason}</blockquote>
        </figure>
      )}
      <ul className={classes.facts}>
        <li>
          Tickets you bought stay valid. The links in our mails still open them, and the door lets you in.
        </li>
        <li>Nothing is deleted. If your account is restored, everything is where you left it.</li>
        <li>
          You think that is a mistake? Write to us: the address is on our{' '}
          <Link to={href('/privacy')}>privacy page</Link>.
        </li>
      </ul>
      <ButtonLink to={href('/')} kind="secondary" size="lg" full>
        See what’s on
      </ButtonLink>
    </AccountFrame>
  );
}
