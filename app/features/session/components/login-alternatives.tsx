import { Form } from 'react-router';
import classes from '~/features/session/components/login-alternatives.module.css';
import { type LoginMode, loginPath } from '~/features/session/login-mode';
import { Button } from '~/ui/button/button';
import { ButtonLink } from '~/ui/button/button-link';
import { DynamicIcon } from '~/ui/icon/dynamic-icon';

type Provider = 'google' | 'github';
type Props = { mode: LoginMode; redirectTo: string; providers: Provider[] };

const names: Record<Provider, string> = { google: 'Google', github: 'GitHub' };

/** The other ways in, below the form. */
export function LoginAlternatives({ mode, redirectTo, providers }: Props) {
  if (mode === 'new-password') return null;
  return (
    <div className={classes.ways}>
      <p className={classes.or}>
        <span>or</span>
      </p>
      {providers.map((provider) => (
        <Form key={provider} method="post">
          <input type="hidden" name="redirect" value={redirectTo} />
          <input type="hidden" name="provider" value={provider} />
          <Button type="submit" kind="secondary" size="lg" full>
            <DynamicIcon name={provider} size={20} />
            Continue with {names[provider]}
          </Button>
        </Form>
      ))}
      {mode === 'sign-in' && (
        <ButtonLink kind="secondary" size="lg" full icon="mail" to={loginPath('link', redirectTo)}>
          Get a sign-in link by mail
        </ButtonLink>
      )}
      {(mode === 'link' || mode === 'forgotten') && (
        <ButtonLink kind="secondary" size="lg" full icon="key" to={loginPath('sign-in', redirectTo)}>
          Sign in with a password
        </ButtonLink>
      )}
    </div>
  );
}
