import { Button } from '~/ui/button/button';
import { Field } from '~/ui/form/field';
import { TextField } from '~/ui/form/text-field';
import { Notice } from '~/ui/notice/notice';
import { entityTypes } from '../rules';
import classes from './grant-form.module.css';
import { LevelSelect } from './level-select';
import { useTeamForm } from './use-team-form';

/** Staff give anyone a level on anything, by the numbers in the lists above. */
export function GrantForm() {
  const { Form, form, busy, errorOf, refusal, done } = useTeamForm();
  return (
    <Form method="post" ref={form} className={classes.form}>
      <input type="hidden" name="intent" value="grant" />
      <TextField
        label="Person (number)"
        name="userId"
        inputMode="numeric"
        autoComplete="off"
        required
        error={errorOf('userId')}
      />
      <Field label="For">
        {(wiring) => (
          <select {...wiring} name="entityType" defaultValue="event">
            {entityTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        )}
      </Field>
      <TextField
        label="Its number"
        name="entityId"
        inputMode="numeric"
        autoComplete="off"
        required
        error={errorOf('entityId')}
      />
      <Field label="Level" error={errorOf('level')}>
        {(wiring) => <LevelSelect {...wiring} defaultValue={1} />}
      </Field>
      <Button type="submit" busy={busy}>
        Grant
      </Button>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      {done && <Notice tone="good">{done}</Notice>}
    </Form>
  );
}
