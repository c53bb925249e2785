import type { FieldErrors } from '~/lib/content-rules';
import { CheckboxField } from '~/ui/form/checkbox-field';
import layout from '~/ui/form/field-layout.module.css';
import { SelectField } from '~/ui/form/select-field';
import { SwitchField } from '~/ui/form/switch-field';
import { TextAreaField } from '~/ui/form/text-area-field';
import { TextField } from '~/ui/form/text-field';
import type { TicketType } from '../queries';
import { mostQuestionLabel, type QuestionContent } from '../schema';
import classes from './type-fields.module.css';

type QuestionFieldsProps = {
  value: QuestionContent;
  errors: FieldErrors<QuestionContent>;
  types: TicketType[];
  onChange: (value: QuestionContent) => void;
};

const kinds = [
  { value: 'text', label: 'Free text' },
  { value: 'choice', label: 'One of several answers' },
  { value: 'checkbox', label: 'Yes or no' },
] as const;

/** A question, how it is answered, and of whom it is asked. */
export function QuestionFields({ value, errors, types, onChange }: QuestionFieldsProps) {
  const change = (changes: Partial<QuestionContent>) => onChange({ ...value, ...changes });
  const ask = (id: number, isAsked: boolean) =>
    change({
      ticket_type_ids: isAsked
        ? [...value.ticket_type_ids, id]
        : value.ticket_type_ids.filter((other) => other !== id),
    });
  return (
    <>
      <TextField
        label="Question"
        name="label"
        placeholder="What do you eat?"
        maxLength={mostQuestionLabel}
        value={value.label}
        error={errors.label}
        onChange={(event) => change({ label: event.currentTarget.value })}
      />
      <SelectField
        label="Answer"
        name="kind"
        options={kinds}
        value={value.kind}
        onChange={(event) => {
          const kind = kinds.find((one) => one.value === event.currentTarget.value)?.value;
          if (kind) change({ kind });
        }}
      />
      {value.kind === 'choice' && (
        <TextAreaField
          label="To choose from"
          name="choices"
          hint="Each on a line of its own."
          value={value.choices.join('\n')}
          error={errors.choices}
          onChange={(event) => change({ choices: event.currentTarget.value.split('\n') })}
        />
      )}
      <SwitchField
        label="Has to be answered"
        name="is_required"
        hint={value.kind === 'checkbox' ? 'With “yes”: such as agreeing to house rules.' : undefined}
        checked={value.is_required}
        onChange={(event) => change({ is_required: event.currentTarget.checked })}
      />
      {types.length > 1 && (
        <fieldset className={layout.group}>
          <legend>Asked for</legend>
          <p className={classes.hint}>None chosen: every ticket type.</p>
          {types.map(({ id, content }) => (
            <CheckboxField
              key={id}
              label={content.name}
              checked={value.ticket_type_ids.includes(id)}
              onChange={(event) => ask(id, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
