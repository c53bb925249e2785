import { useEffect, useRef } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { AccountFrame } from '~/features/session/components/account-frame';
import { Button } from '~/ui/button/button';

const texts: Record<string, { title: string; button: string }> = {
  signup: { title: 'Confirm your address', button: 'Confirm my address' },
  email_change: { title: 'Confirm your new address', button: 'Confirm the change' },
  recovery: { title: 'Choose a new password', button: 'Continue' },
};
const signIn = { title: 'Signing you in', button: 'Sign in' };

/**
 * Mail programs open links before people do. Opening changes nothing; the form, sent by the page itself or by
 * the button, redeems the link.
 */
export function RedeemLink({
  fields,
  linkType,
}: {
  fields: Record<string, string>;
  linkType: string | null;
}) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);
  const busy = useNavigation().state !== 'idle';
  const text = texts[linkType ?? ''] ?? signIn;

  useEffect(() => {
    if (sent.current || !form.current) return;
    sent.current = true;
    void submit(form.current, { replace: true });
  }, [submit]);

  return (
    <AccountFrame title={text.title} text="One moment. If nothing happens, use the button.">
      <Form ref={form} method="post" action="/auth-callback" replace>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" size="lg" full busy={busy}>
          {text.button}
        </Button>
      </Form>
    </AccountFrame>
  );
}
