import { Button } from '~/ui/button/button';
import { Field } from '~/ui/form/field';
import { TextField } from '~/ui/form/text-field';
import { Notice } from '~/ui/notice/notice';
import classes from './add-member.module.css';
import { LevelSelect } from './level-select';
import { useTeamForm } from './use-team-form';

/** Adds someone by the number of their profile; addresses of people are known to nobody but them. */
export function AddMember() {
  const { Form, form, busy, errorOf, refusal, done } = useTeamForm();
  return (
    <Form method="post" ref={form} className={classes.form}>
      <input type="hidden" name="intent" value="grant" />
      <TextField
        label="Profile number"
        name="userId"
        inputMode="numeric"
        autoComplete="off"
        required
        hint="They find it in the address of their profile: /user/12 is number 12."
        error={errorOf('userId')}
      />
      <Field label="Level" error={errorOf('level')}>
        {(wiring) => <LevelSelect {...wiring} defaultValue={1} />}
      </Field>
      <Button type="submit" icon="plus" busy={busy}>
        Add to the team
      </Button>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      {done && <Notice tone="good">{done}</Notice>}
    </Form>
  );
}
