import { useState } from 'react';
import { href, redirect } from 'react-router';
import { dbContext, platformContext } from '~/db/context';
import { afterSignIn } from '~/features/session/after-sign-in';
import { AccountFrame } from '~/features/session/components/account-frame';
import { DemoHint } from '~/features/session/components/demo-hint';
import { LoginAlternatives } from '~/features/session/components/login-alternatives';
import { LoginForm } from '~/features/session/components/login-form';
import { LoginTabs } from '~/features/session/components/login-tabs';
import { RefusedPage } from '~/features/session/components/refused-page';
import { UnauthorizedWords } from '~/features/session/components/unauthorized-words';
import { answerLogin } from '~/features/session/login-action.server';
import { type LoginMode, loginPath, parseLoginMode } from '~/features/session/login-mode';
import { getAccountEmail, isSuspended } from '~/features/session/queries';
import { waitingList } from '~/lib/anchors';
import type { Route } from './+types/login';

const texts: Record<LoginMode, { title: string; text: string }> = {
  'sign-in': { title: 'Welcome back', text: 'Your tickets, timetables and chats are where you left them.' },
  'sign-up': {
    title: 'Create your account',
    text: 'Keep your tickets in one place and plan the night with friends.',
  },
  link: { title: 'Sign in by mail', text: 'We send you a link that signs you in, without a password.' },
  forgotten: { title: 'Forgotten your password?', text: 'We send you a link, and you choose a new one.' },
  'new-password': {
    title: 'Choose a new password',
    text: 'Your other devices are signed out when you save it.',
  },
};

/** Somebody was about to do something that needs an account: why they are here instead. */
function reasonFor(mode: LoginMode, redirectTo: string): { text: string } | undefined {
  if (!redirectTo.endsWith(`#${waitingList}`)) return undefined;
  const what = 'to join the waiting list. We write to you as soon as tickets come free.';
  if (mode === 'sign-in') return { text: `Sign in ${what}` };
  return mode === 'sign-up' ? { text: `Create an account ${what}` } : undefined;
}

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${texts[loaderData?.mode ?? 'sign-in'].title} – Limelight` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const mode = parseLoginMode(url.searchParams.get('mode'));
  const redirectTo = afterSignIn(url.searchParams.get('redirect'));
  const unauthorized = url.searchParams.has('unauthorized');
  const email = await getAccountEmail(context.get(dbContext));
  // Signed in and yet nobody: every other page would only lead back here.
  if (email !== null && (await isSuspended(context.get(dbContext)))) throw redirect(href('/suspended'));
  if (mode === 'new-password' && email === null) throw redirect(loginPath('forgotten', redirectTo));
  if (mode === 'sign-in' && email !== null && !unauthorized) throw redirect(redirectTo);
  const { demo, oauthProviders: providers } = platform;
  const account = demo?.accounts.find((known) => known.email === url.searchParams.get('as'));
  const suggested = demo && account ? { email: account.email, password: demo.password } : undefined;
  return { mode, redirectTo, unauthorized, email, providers, demo, suggested };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerLogin({
    db: context.get(dbContext),
    platform: context.get(platformContext),
    form: await request.formData(),
  });
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { mode, redirectTo, unauthorized, email, providers, demo, suggested } = loaderData;
  const [chosen, choose] = useState(suggested);
  const { title, text } = unauthorized
    ? { title: 'You can’t open that page', text: <UnauthorizedWords email={email} /> }
    : { ...texts[mode], ...reasonFor(mode, redirectTo) };
  const demoHint = demo && mode === 'sign-in' ? <DemoHint demo={demo} onChoose={choose} /> : undefined;
  const form = (
    <>
      {(mode === 'sign-in' || mode === 'sign-up') && <LoginTabs mode={mode} redirectTo={redirectTo} />}
      <LoginForm key={chosen?.email} mode={mode} redirectTo={redirectTo} problem={actionData} {...chosen} />
      <LoginAlternatives mode={mode} redirectTo={redirectTo} providers={providers} />
    </>
  );
  if (unauthorized && email !== null) {
    return (
      <AccountFrame title={title} text={text}>
        <RefusedPage open={actionData !== undefined}>
          {form}
          {demoHint}
        </RefusedPage>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={title} text={text} footer={demoHint}>
      {form}
    </AccountFrame>
  );
}
