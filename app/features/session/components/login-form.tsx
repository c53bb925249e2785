import { useEffect, useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import classes from '~/features/session/components/login-form.module.css';
import type { LoginProblem } from '~/features/session/login-action.server';
import { type LoginMode, loginPath } from '~/features/session/login-mode';
import { sessionWords } from '~/features/session/words';
import { Button } from '~/ui/button/button';
import { TextField } from '~/ui/form/text-field';
import { Notice } from '~/ui/notice/notice';

type Props = {
  mode: LoginMode;
  redirectTo: string;
  problem: LoginProblem | undefined;
  /** The address to begin with, as from a demo account. */
  email?: string;
  password?: string;
};

const labels: Record<LoginMode, string> = {
  'sign-in': 'Sign in',
  'sign-up': 'Create account',
  link: 'Send me a link',
  forgotten: 'Send me a link',
  'new-password': 'Save and continue',
};

/** One form for every mode of /login: works before any script has loaded and keeps what was typed. */
export function LoginForm({ mode, redirectTo, problem, email = '', password = '' }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const busy = navigation.formAction?.startsWith('/login') === true && !navigation.formData?.has('provider');
  const wordsOf = (field: string) => {
    const reason = problem?.errors[field];
    return reason === undefined ? undefined : sessionWords(reason);
  };
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problem]);
  const withPassword = mode === 'sign-in' || mode === 'sign-up' || mode === 'new-password';
  return (
    <Form ref={form} method="post" className={classes.form} noValidate>
      <input type="hidden" name="mode" value={mode} />
      <input type="hidden" name="redirect" value={redirectTo} />
      {problem?.problem && <Notice tone="bad">{sessionWords(problem.problem)}</Notice>}
      {mode === 'sign-up' && (
        <TextField
          label="Your name"
          name="name"
          autoComplete="name"
          maxLength={80}
          defaultValue={problem?.name ?? ''}
          error={wordsOf('name')}
          required
        />
      )}
      {mode !== 'new-password' && (
        <TextField
          label="E-mail"
          name="email"
          type="email"
          inputMode="email"
          autoComplete={mode === 'sign-in' ? 'username' : 'email'}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={problem?.email || email}
          error={wordsOf('email')}
          required
        />
      )}
      {withPassword && (
        <TextField
          label={mode === 'new-password' ? 'New password' : 'Password'}
          name="password"
          type="password"
          autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
          hint={mode === 'sign-in' ? undefined : 'At least 10 characters. A few unrelated words are good.'}
          defaultValue={password}
          error={wordsOf('password')}
          required
        />
      )}
      {mode === 'new-password' && (
        <TextField
          label="The same again"
          name="repeated"
          type="password"
          autoComplete="new-password"
          error={wordsOf('repeated')}
          required
        />
      )}
      {mode === 'sign-in' && (
        <Link className={classes.forgotten} to={loginPath('forgotten', redirectTo)}>
          Forgotten your password?
        </Link>
      )}
      <Button type="submit" size="lg" full busy={busy}>
        {labels[mode]}
      </Button>
    </Form>
  );
}
