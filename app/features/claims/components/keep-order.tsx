import { href, useFetcher } from 'react-router';
import { wordsFor } from '~/lib/reasons';
import { Button } from '~/ui/button/button';
import { ButtonLink } from '~/ui/button/button-link';
import { Notice } from '~/ui/notice/notice';
import { Panel } from '~/ui/panel/panel';
import classes from './claims.module.css';

/** What the page of an order answers when its buyer keeps it or has it sent again. */
export type KeepResult = { sent: true } | { reason: string };

type KeepOrderProps = { code: string; email: string; isGuest: boolean; isSignedIn: boolean };

/** For a guest's order: the way into an account. For every order: its mail once more. */
export function KeepOrder({ code, email, isGuest, isSignedIn }: KeepOrderProps) {
  const path = `${href('/success')}?order=${code}`;
  return (
    <>
      {isGuest && (
        <Panel
          title="Keep these tickets in your account"
          text="You find them again without a link, and can pass one on."
        >
          {isSignedIn ? (
            <Ask path={path} intent="claim" label="Keep them" kind="primary" />
          ) : (
            <ButtonLink to={`${href('/login')}?redirect=${encodeURIComponent(path)}`}>
              Sign in and keep them
            </ButtonLink>
          )}
        </Panel>
      )}
      {email && (
        <Panel title="By mail" text={<span className={classes.muted}>Sent to {email}.</span>}>
          <Ask path={path} intent="resend" label="Send again" kind="secondary" />
        </Panel>
      )}
    </>
  );
}

type AskProps = { path: string; intent: string; label: string; kind: 'primary' | 'secondary' };

function Ask({ path, intent, label, kind }: AskProps) {
  const { Form, state, data } = useFetcher<KeepResult>();
  return (
    <Form method="post" action={path} className={classes.keep}>
      <input type="hidden" name="intent" value={intent} />
      {data && 'sent' in data && <Notice tone="good">It is on its way.</Notice>}
      {data && 'reason' in data && <Notice tone="bad">{wordsFor(data.reason)}</Notice>}
      <Button type="submit" kind={kind} busy={state !== 'idle'}>
        {label}
      </Button>
    </Form>
  );
}
