import { href, useSubmit } from 'react-router';
import { Button } from '~/ui/button/button';
import { Notice } from '~/ui/notice/notice';
import { wordsOf } from '../words';

/** For those without a password: signing in the way they do is the proof. */
export function SignInAgain({ userId }: { userId: number }) {
  const submit = useSubmit();
  const back = href('/user/:id', { id: String(userId) });
  const redirect = `${href('/login')}?redirect=${encodeURIComponent(back)}`;
  return (
    <Notice tone="info">
      <p>{wordsOf('sign_in_again')}</p>
      <Button
        kind="secondary"
        onClick={() => submit({ scope: 'local', redirect }, { method: 'post', action: href('/sign-out') })}
      >
        Sign in again
      </Button>
    </Notice>
  );
}
