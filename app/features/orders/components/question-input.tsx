import { CheckboxField } from '~/ui/form/checkbox-field';
import { SelectField } from '~/ui/form/select-field';
import { TextField } from '~/ui/form/text-field';
import type { AskedQuestion } from '../attendees';

type QuestionInputProps = {
  question: AskedQuestion;
  name: string;
  answer: string;
  error?: string | undefined;
};

const mostAnswer = 1000;

/**
 * One question of the organiser. What is missing is told by the server: a browser cannot show its own message at a
 * field that is folded away.
 */
export function QuestionInput({ question, name, answer, error }: QuestionInputProps) {
  const { label, kind, choices, isRequired } = question;
  const field = { name, error, required: false, 'aria-required': isRequired };
  if (kind === 'checkbox')
    return (
      <CheckboxField
        {...field}
        label={isRequired ? label : `${label} (optional)`}
        value="yes"
        defaultChecked={answer !== ''}
      />
    );
  if (kind === 'choice')
    return (
      <SelectField
        {...field}
        label={label}
        optional={!isRequired}
        empty="Choose"
        options={choices.map((choice) => ({ value: choice, label: choice }))}
        defaultValue={answer}
      />
    );
  return (
    <TextField
      {...field}
      label={label}
      optional={!isRequired}
      autoComplete="off"
      maxLength={mostAnswer}
      defaultValue={answer}
    />
  );
}
