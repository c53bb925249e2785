import type { ReactNode } from 'react';
import { href, Link, useLocation } from 'react-router';
import { Wordmark } from '~/ui/brand/wordmark';
import { ButtonLink } from '~/ui/button/button-link';
import { Icon } from '~/ui/icon/icon';
import { classNames } from '~/ui/page/class-names';
import { PagePart } from '~/ui/page/page-part';
import { AccountMenu } from '~/ui/shell/account-menu';
import { Bell } from '~/ui/shell/bell';
import { BottomNavigation } from '~/ui/shell/bottom-navigation';
import { Footer } from '~/ui/shell/footer';
import classes from '~/ui/shell/public-shell.module.css';
import { SearchField, type Suggestions } from '~/ui/shell/search-field';
import { signInPath } from '~/ui/shell/sign-in-path';
import { SkipLink } from '~/ui/shell/skip-link';
import type { Viewer } from '~/ui/shell/viewer';

type PublicShellProps = {
  viewer: Viewer | null;
  /** Notifications not read yet. */
  unread?: number;
  /** The person runs something, so the way to the admin pages is in sight. */
  manages?: boolean;
  signOutPath: string;
  loadSuggestions?: () => Promise<Suggestions>;
  children: ReactNode;
};

export function PublicShell({
  viewer,
  unread = 0,
  manages = false,
  signOutPath,
  loadSuggestions,
  children,
}: PublicShellProps) {
  const signIn = signInPath(useLocation());
  return (
    <>
      <SkipLink />
      <header className={classes.header}>
        <div className={classes.bar}>
          <Wordmark compact />
          <SearchField loadSuggestions={loadSuggestions} />
          <div className={classes.actions}>
            {viewer ? (
              <SignedIn viewer={viewer} unread={unread} manages={manages} signOutPath={signOutPath} />
            ) : (
              <ButtonLink to={signIn} kind="primary" size="sm">
                Sign in
              </ButtonLink>
            )}
          </div>
        </div>
      </header>
      <main id="main" className={classes.main} tabIndex={-1}>
        <PagePart>{children}</PagePart>
      </main>
      <Footer />
      <BottomNavigation viewer={viewer} signInPath={signIn} />
    </>
  );
}

function SignedIn({
  viewer,
  unread,
  manages,
  signOutPath,
}: Required<Omit<PublicShellProps, 'children' | 'loadSuggestions'>> & { viewer: Viewer }) {
  const profile = href('/user/:id', { id: String(viewer.userId) });
  return (
    <>
      {manages && (
        <Link to={href('/admin')} className={classNames(classes.action, classes.wide)}>
          Organise
        </Link>
      )}
      <Link to={`${profile}#tickets`} className={classNames(classes.action, classes.wide)}>
        <Icon name="ticket" />
        My tickets
      </Link>
      <Bell userId={viewer.userId} unread={unread} />
      <AccountMenu viewer={viewer} signOutPath={signOutPath} manages={manages} />
    </>
  );
}
