import { href } from 'react-router';
import { pageMeta, publicUrlOf } from '~/lib/page-meta';
import { PageHeader } from '~/ui/page-header/page-header';
import type { Route } from './+types/privacy';
import { loadPrivacy } from './load-privacy.server';
import { OwnProfileLink } from './own-profile-link';
import classes from './privacy.module.css';
import { PrivacyChapter } from './privacy-chapter';
import { PrivacyDevices } from './privacy-devices';
import { PrivacyOthers } from './privacy-others';
import { PrivacyRights } from './privacy-rights';

export const loader = ({ context }: Route.LoaderArgs) => loadPrivacy(context);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Privacy',
    description: 'What Limelight keeps about you, why, for how long, and how to be rid of it.',
    path: href('/privacy'),
    publicUrl: publicUrlOf(matches),
  });
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { chapters, devices, others, contact } = loaderData;
  const contents = [
    { id: 'short', title: 'In short' },
    ...chapters.map(({ id, title }) => ({ id, title })),
    { id: 'device', title: 'On your device' },
    { id: 'others', title: 'Who else gets it' },
    { id: 'rights', title: 'Your rights' },
    { id: 'deletion', title: 'Deleting your account' },
  ];
  return (
    <div className={classes.page}>
      <PageHeader
        title="Privacy"
        text="Everything that Limelight keeps about you, why, and for how long. No advertising, no trackers, no analytics, and nothing is loaded from other companies."
      />
      <nav className={classes.contents} aria-label="On this page">
        <ol>
          {contents.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={classes.text}>
        <section id="short" className={classes.chapter}>
          <h2>In short</h2>
          <ul className={classes.points}>
            <li>
              Browsing needs no account and sets no cookie. The server’s log keeps one line per request: the
              kind of page, the answer’s status and how long it took. Numbers, addresses and what you searched
              for are left out.
            </li>
            <li>With an account we keep what it is for, and each thing below says when it goes.</li>
            <li>
              You can take everything along as a file, and delete your account yourself, at once, on{' '}
              <OwnProfileLink />.
            </li>
            <li>Cookies are for signing in and for orders alone. That is why nobody asks you about them.</li>
          </ul>
        </section>
        {chapters.map((chapter) => (
          <PrivacyChapter key={chapter.id} {...chapter} />
        ))}
        <PrivacyDevices devices={devices} />
        <PrivacyOthers {...others} />
        <PrivacyRights contact={contact} />
        <section id="deletion" className={classes.chapter}>
          <h2>Deleting your account</h2>
          <p>
            It happens at once, without a period in which it could be undone: what is deleted is gone. This is
            what becomes of each thing.
          </p>
          <dl className={classes.fates}>
            {chapters
              .flatMap(({ entries }) => entries)
              .map(({ id, title, onDeletion }) => (
                <div key={id}>
                  <dt>{title}</dt>
                  <dd>{onDeletion}</dd>
                </div>
              ))}
          </dl>
        </section>
      </div>
    </div>
  );
}
