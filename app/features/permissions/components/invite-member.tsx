import { Button } from '~/ui/button/button';
import { Field } from '~/ui/form/field';
import { TextField } from '~/ui/form/text-field';
import { Notice } from '~/ui/notice/notice';
import classes from './invite-member.module.css';
import { LevelSelect } from './level-select';
import { useTeamForm } from './use-team-form';

/** Asks somebody in by e-mail. It never tells whether the address has an account. */
export function InviteMember() {
  const { Form, form, busy, errorOf, refusal, done } = useTeamForm();
  return (
    <Form method="post" ref={form} className={classes.form} noValidate>
      <input type="hidden" name="intent" value="invite" />
      <div className={classes.fields}>
        <TextField
          label="E-mail"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          error={errorOf('email')}
          required
        />
        <Field label="Level" error={errorOf('level')}>
          {(wiring) => <LevelSelect {...wiring} defaultValue={1} />}
        </Field>
      </div>
      <Button type="submit" icon="mail" busy={busy}>
        Send invitation
      </Button>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      {done && <Notice tone="good">{done}</Notice>}
    </Form>
  );
}
