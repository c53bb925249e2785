import { Link } from 'react-router';
import classes from '~/features/session/components/login-tabs.module.css';
import { type LoginMode, loginPath } from '~/features/session/login-mode';

const tabs: { mode: LoginMode; label: string }[] = [
  { mode: 'sign-in', label: 'Sign in' },
  { mode: 'sign-up', label: 'Create account' },
];

/** Links rather than tabs: each is a page of its own and works without a script. */
export function LoginTabs({ mode, redirectTo }: { mode: LoginMode; redirectTo: string }) {
  return (
    <nav className={classes.tabs} aria-label="Sign in or create an account">
      {tabs.map((tab) => (
        <Link
          key={tab.mode}
          className={classes.tab}
          to={loginPath(tab.mode, redirectTo)}
          aria-current={tab.mode === mode ? 'page' : undefined}
          replace
          preventScrollReset
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
