import type { AccountResult } from '~/features/session/account-action.server';
import { AccountForm } from '~/features/session/components/account-form';
import classes from '~/features/session/components/account-settings.module.css';
import { SignOutEverywhere } from '~/features/session/components/sign-out-everywhere';
import { TextField } from '~/ui/form/text-field';

type Props = {
  name: string;
  email: string;
  result: AccountResult | undefined;
  /** Told whenever a form gets or loses text that is not saved. */
  onUnsaved: (form: string, unsaved: boolean) => void;
};

/** Everything about how one signs in, for one's own profile page. Its forms post to `saveAccount`. */
export function AccountSettings({ name, email, result, onUnsaved }: Props) {
  return (
    <div className={classes.settings}>
      <AccountForm
        intent="change-name"
        title="Name"
        button="Save name"
        done="Your name is changed."
        result={result}
        onUnsaved={onUnsaved}
      >
        {(wordsOf) => (
          <TextField
            label="Display name"
            name="name"
            autoComplete="name"
            maxLength={80}
            defaultValue={name}
            error={wordsOf('name')}
            required
          />
        )}
      </AccountForm>
      <AccountForm
        intent="change-email"
        title="E-mail"
        text={`You sign in as ${email}.`}
        button="Change address"
        done="Check the new mailbox: the change counts once you follow the link there."
        result={result}
        onUnsaved={onUnsaved}
      >
        {(wordsOf) => (
          <TextField
            label="New address"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            error={wordsOf('email')}
            required
          />
        )}
      </AccountForm>
      <AccountForm
        intent="change-password"
        title="Password"
        text="Saving a new one signs out your other devices."
        button="Change password"
        done="Your password is changed and your other devices are signed out."
        result={result}
        onUnsaved={onUnsaved}
        summarise
      >
        {(wordsOf) => (
          <>
            <input type="hidden" name="username" autoComplete="username" value={email} />
            <TextField
              label="Current password"
              name="current"
              type="password"
              autoComplete="current-password"
              error={wordsOf('current')}
              required
            />
            <TextField
              label="New password"
              name="password"
              type="password"
              autoComplete="new-password"
              hint="At least 10 characters."
              error={wordsOf('password')}
              required
            />
          </>
        )}
      </AccountForm>
      <SignOutEverywhere />
    </div>
  );
}
