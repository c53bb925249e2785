import { href, Link } from 'react-router';
import { pageMeta, publicUrlOf } from '~/lib/page-meta';
import { PageHeader } from '~/ui/page-header/page-header';
import type { Route } from './+types/privacy';
import classes from './privacy.module.css';

/** Change this page with whatever begins or ceases to be stored: it lists all of it. */
const stored = [
  {
    name: 'limelight-session',
    where: 'Cookie, possibly in numbered parts',
    lasts: '400 days, or until you sign out',
    why: 'Keeps you signed in. It holds your session and is sent to us alone. Nobody who is not signed in has it.',
  },
  {
    name: 'limelight-session-code-verifier',
    where: 'Cookie',
    lasts: 'Until the sign-in is complete',
    why: 'Proves that a sign-in that began in this browser ends in this browser.',
  },
  {
    name: 'mantine-color-scheme-value',
    where: 'Local storage',
    lasts: 'Until you clear it',
    why: 'Your choice of dark or light. It never leaves your device.',
  },
  {
    name: 'limelight-sidebar',
    where: 'Local storage',
    lasts: 'Until you clear it',
    why: 'Whether the sidebar of the admin pages is folded. It never leaves your device.',
  },
  {
    name: 'limelight-push-asked',
    where: 'Local storage',
    lasts: 'Until you clear it',
    why: 'When we last asked whether this device may be told, so that we do not ask again for 30 days.',
  },
  {
    name: 'limelight-push-owner',
    where: 'Local storage',
    lasts: 'Until you sign out or turn it off',
    why: 'Whose account this device is told for, so that nobody else is told in their place.',
  },
  {
    name: 'limelight-chat:…',
    where: 'Local storage, one for each room',
    lasts: 'Until the message has arrived, or somebody else signs in in this browser',
    why: 'What you began to write in a chat, and messages that wait for a connection. They are sent to the room and nowhere else.',
  },
  {
    name: 'react-router-scroll-positions',
    where: 'Session storage',
    lasts: 'Until you close the tab',
    why: 'Brings you back to where you were on a page. It never leaves your device.',
  },
];

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Privacy',
    description: 'What Limelight stores about you, cookie by cookie, and why.',
    path: href('/privacy'),
    publicUrl: publicUrlOf(matches),
  });
}

export default function Privacy() {
  return (
    <article className={classes.page}>
      <PageHeader
        title="Privacy"
        text="Everything Limelight stores about you, and why. No advertising, no trackers, no analytics, and nothing is loaded from other companies."
      />
      <section>
        <h2>Just looking</h2>
        <p>
          Browsing needs no account and sets no cookie. The server’s log keeps one line per request: the kind
          of page, the answer’s status and how long it took. Numbers, addresses and what you searched for are
          left out.
        </p>
      </section>
      <section>
        <h2>Your account</h2>
        <p>
          With an account we keep your e-mail address, your password as a one-way hash (or the link to the
          service that you sign in with), the name you choose to show, the day you joined, and the times of
          your sign-ins. To stop guessing, attempts to sign in are counted for a short time per account and
          network address.
        </p>
        <p>
          If you are in the team of an event, venue, artist or promoter, we keep your permission level there
          and a record of who changed it and when. The team sees who is in it; its owners see the record.
        </p>
        <p>Your profile is visible to you and to the staff of this platform. Nobody else can open it.</p>
      </section>
      <section>
        <h2>Mail</h2>
        <p>
          We write to you about your account, about tickets in your name and about what you chose on your
          profile; whatever you did not ask for can be ended by a link in the mail itself. If you let us tell
          a device, we keep the address that its browser gave us, and what we send there can be read by that
          browser alone. What we sent is recorded for 90 days. On an installation without a mail server these
          mails are not sent; they are kept in a mailbox on the server that only its own machine can open.
        </p>
      </section>
      <section>
        <h2>On your device</h2>
        <ul className={classes.stored}>
          {stored.map(({ name, where, lasts, why }) => (
            <li key={name}>
              <h3>
                <code>{name}</code>
              </h3>
              <p>{why}</p>
              <p className={classes.facts}>
                {where} · {lasts}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Your say</h2>
        <p>
          You can change your name, e-mail address and password and sign out everywhere on your profile. To
          have your account deleted or to get a copy of your data, write to whoever runs this installation of
          Limelight. <Link to={href('/')}>Back to what’s on</Link>
        </p>
      </section>
    </article>
  );
}
