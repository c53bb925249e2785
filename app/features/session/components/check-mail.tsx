import { Form, useNavigation } from 'react-router';
import { AccountFrame } from '~/features/session/components/account-frame';
import classes from '~/features/session/components/check-mail.module.css';
import { CodeForm } from '~/features/session/components/code-form';
import { loginPath } from '~/features/session/login-mode';
import type { MailKind } from '~/features/session/mail-kind';
import { sessionWords } from '~/features/session/words';
import { Button } from '~/ui/button/button';
import { ButtonLink } from '~/ui/button/button-link';
import { TextField } from '~/ui/form/text-field';
import { Notice } from '~/ui/notice/notice';

type Props = {
  kind: MailKind;
  email: string;
  redirectTo: string;
  mailbox: string | null;
  sent: boolean;
  reason: string | null;
};

const texts: Record<MailKind, string> = {
  signup:
    'Follow the link in the mail and your account is ready. If you have an account already, just sign in.',
  link: 'If there is an account for this address, the link in the mail signs you in.',
  recovery: 'If there is an account for this address, the link in the mail lets you choose a new password.',
};

/** 'Check your mail', with another one on request. Says the same whether the address is known or not. */
export function CheckMail({ kind, email, redirectTo, mailbox, sent, reason }: Props) {
  const sending = useNavigation().formData;
  const busy = sending?.has('email') === true && !sending.has('code');
  const ofField = reason === 'email_missing' || reason === 'email_invalid';
  const ofCode = reason === 'code_wrong' || reason === 'code_missing';
  return (
    <AccountFrame
      title={email ? 'Check your mail' : 'Send the mail again'}
      text={email ? texts[kind] : 'Tell us your address and we send the link once more.'}
      footer={
        <ButtonLink to={loginPath('sign-in', redirectTo)} kind="quiet" full>
          Back to sign in
        </ButtonLink>
      }
    >
      {email && <p className={classes.address}>{email}</p>}
      {mailbox && (
        <ButtonLink to={mailbox} reloadDocument kind="secondary" size="lg" full icon="mail">
          Open the local mailbox
        </ButtonLink>
      )}
      {sent && <Notice tone="good">Sent. It can take a minute; look into the spam folder too.</Notice>}
      {reason && !ofField && !ofCode && <Notice tone="bad">{sessionWords(reason)}</Notice>}
      {email && (
        <CodeForm
          kind={kind}
          email={email}
          redirectTo={redirectTo}
          error={ofCode && reason ? sessionWords(reason) : undefined}
        />
      )}
      <Form method="post" className={classes.form} noValidate>
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="redirect" value={redirectTo} />
        {email && !ofField ? (
          <input type="hidden" name="email" value={email} />
        ) : (
          <TextField
            label="E-mail"
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={email}
            error={ofField && reason ? sessionWords(reason) : undefined}
            required
          />
        )}
        <Button
          type="submit"
          kind={email ? 'secondary' : 'primary'}
          size="lg"
          full
          icon="refresh"
          busy={busy}
        >
          Send it again
        </Button>
      </Form>
    </AccountFrame>
  );
}
