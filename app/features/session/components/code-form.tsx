import { Form, useNavigation } from 'react-router';
import classes from '~/features/session/components/check-mail.module.css';
import type { MailKind } from '~/features/session/mail-kind';
import { Button } from '~/ui/button/button';
import { TextField } from '~/ui/form/text-field';

type Props = { kind: MailKind; email: string; redirectTo: string; error: string | undefined };

/** For mail that is read on another device than the one that waits. */
export function CodeForm({ kind, email, redirectTo, error }: Props) {
  const busy = useNavigation().formData?.has('code') === true;
  return (
    <Form method="post" className={classes.form} noValidate>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="redirect" value={redirectTo} />
      <input type="hidden" name="email" value={email} />
      <TextField
        label="Code from the mail"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        error={error}
        required
      />
      <Button type="submit" size="lg" full busy={busy}>
        Continue
      </Button>
    </Form>
  );
}
