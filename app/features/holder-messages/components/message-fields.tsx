import { CheckboxField } from '~/ui/form/checkbox-field';
import { DateTimeField } from '~/ui/form/date-time-field';
import layout from '~/ui/form/field-layout.module.css';
import { SelectField } from '~/ui/form/select-field';
import { SwitchField } from '~/ui/form/switch-field';
import { TextAreaField } from '~/ui/form/text-area-field';
import { TextField } from '~/ui/form/text-field';
import { type Reach, reachWords, segments, segmentWords } from '../message';
import { type MessageContent, type MessageErrors, mostBody, mostSubject } from '../schema';
import classes from './holder-messages.module.css';

type MessageFieldsProps = {
  value: MessageContent;
  errors: MessageErrors;
  zone: string;
  types: { id: number; name: string }[];
  /** Null while it is counted. */
  reach: Reach | null;
  onChange: (value: MessageContent) => void;
};

export function MessageFields({ value, errors, zone, types, reach, onChange }: MessageFieldsProps) {
  const change = (part: Partial<MessageContent>) => onChange({ ...value, ...part });
  return (
    <>
      <SelectField
        label="To whom"
        name="segment"
        options={segments.map((segment) => ({ value: segment, label: segmentWords[segment] }))}
        value={value.segment}
        error={errors.segment}
        onChange={({ currentTarget }) => {
          const segment = segments.find((one) => one === currentTarget.value);
          if (segment) change({ segment });
        }}
      />
      {value.segment === 'types' && (
        <fieldset className={layout.group}>
          <legend>Ticket types</legend>
          {types.map(({ id, name }) => (
            <CheckboxField
              key={id}
              label={name}
              name="typeIds"
              checked={value.typeIds.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                change({
                  typeIds: checked ? [...value.typeIds, id] : value.typeIds.filter((one) => one !== id),
                })
              }
            />
          ))}
          {errors.typeIds && (
            <p className={classes.error} role="alert">
              {errors.typeIds}
            </p>
          )}
        </fieldset>
      )}
      <p className={classes.reach} role="status">
        {reach ? reachWords(reach) : 'Counting …'}
      </p>
      <TextField
        label="Subject"
        name="subject"
        maxLength={mostSubject}
        value={value.subject}
        error={errors.subject}
        onChange={(event) => change({ subject: event.currentTarget.value })}
      />
      <TextAreaField
        label="Message"
        name="body"
        hint="Plain text. Addresses that begin with https:// become links."
        rows={7}
        maxLength={mostBody}
        value={value.body}
        error={errors.body}
        onChange={(event) => change({ body: event.currentTarget.value })}
      />
      <SwitchField
        label="Let people answer"
        name="wantsReplies"
        hint="Their answers go to the address of your account, which they will see."
        checked={value.wantsReplies}
        onChange={(event) => change({ wantsReplies: event.currentTarget.checked })}
      />
      <SwitchField
        label="Send it later"
        name="isLater"
        checked={value.isLater}
        onChange={(event) => change({ isLater: event.currentTarget.checked })}
      />
      {value.isLater && (
        <DateTimeField
          label="When"
          name="sendAt"
          zone={zone}
          value={value.sendAt}
          error={errors.sendAt}
          onChange={(sendAt) => change({ sendAt })}
        />
      )}
    </>
  );
}
