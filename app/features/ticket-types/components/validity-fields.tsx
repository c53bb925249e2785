import { nightWords } from '~/lib/validity';
import { CheckboxField } from '~/ui/form/checkbox-field';
import layout from '~/ui/form/field-layout.module.css';
import { TextField } from '~/ui/form/text-field';
import type { TicketTypeContent } from '../schema';
import classes from './type-fields.module.css';
import type { TypeFieldsProps } from './type-fields-props';

/** On which nights it lets in, and at what time. */
export function ValidityFields({ value, errors, nights, onChange }: TypeFieldsProps) {
  const change = (changes: Partial<TicketTypeContent>) => onChange({ ...value, ...changes });
  const chosen = value.valid_nights ?? [];
  const choose = (night: string, isValid: boolean) => {
    const next = isValid ? [...chosen, night].sort() : chosen.filter((other) => other !== night);
    change({ valid_nights: next.length > 0 ? next : null });
  };
  return (
    <>
      {(nights.length > 1 || chosen.length > 0) && (
        <fieldset className={layout.group}>
          <legend>Valid on</legend>
          <p className={classes.hint}>None chosen: every night.</p>
          <div className={layout.thirds}>
            {[...new Set([...nights, ...chosen])].map((night) => (
              <CheckboxField
                key={night}
                label={nightWords(night)}
                checked={chosen.includes(night)}
                onChange={(event) => choose(night, event.currentTarget.checked)}
              />
            ))}
          </div>
        </fieldset>
      )}
      <div className={layout.columns}>
        <TextField
          label="Let in from"
          name="enter_from"
          type="time"
          optional
          value={value.enter_from?.slice(0, 5) ?? ''}
          error={errors.enter_from}
          onChange={(event) => change({ enter_from: event.currentTarget.value || null })}
        />
        <TextField
          label="Let in until"
          name="enter_until"
          type="time"
          optional
          value={value.enter_until?.slice(0, 5) ?? ''}
          error={errors.enter_until}
          onChange={(event) => change({ enter_until: event.currentTarget.value || null })}
        />
      </div>
    </>
  );
}
