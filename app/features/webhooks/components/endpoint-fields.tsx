import type { FieldErrors } from '~/lib/content-rules';
import { CheckboxField } from '~/ui/form/checkbox-field';
import layout from '~/ui/form/field-layout.module.css';
import { SelectField } from '~/ui/form/select-field';
import { TextField } from '~/ui/form/text-field';
import { Notice } from '~/ui/notice/notice';
import { type EndpointContent, mostDescription } from '../schema';
import { topicGroups } from '../topics';

type EndpointFieldsProps = {
  values: EndpointContent;
  errors: FieldErrors<EndpointContent>;
  /** Whose news can be chosen; none where that is settled. */
  owners?: { value: string; label: string }[] | undefined;
  onChange: (values: EndpointContent) => void;
};

export function EndpointFields({ values, errors, owners, onChange }: EndpointFieldsProps) {
  const switchTopic = (topic: string, isOn: boolean) =>
    onChange({
      ...values,
      topics: isOn ? [...values.topics, topic] : values.topics.filter((other) => other !== topic),
    });
  return (
    <>
      {owners && (
        <SelectField
          label="News of"
          name="owner"
          options={owners}
          empty="Choose an event or a promoter"
          value={values.owner}
          error={errors.owner}
          onChange={(event) => onChange({ ...values, owner: event.currentTarget.value })}
        />
      )}
      <TextField
        label="Address"
        name="url"
        type="url"
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="https://example.org/limelight"
        value={values.url}
        error={errors.url}
        onChange={(event) => onChange({ ...values, url: event.currentTarget.value })}
      />
      <TextField
        label="What it is for"
        name="description"
        optional
        maxLength={mostDescription}
        placeholder="Newsletter, bookkeeping …"
        value={values.description}
        error={errors.description}
        onChange={(event) => onChange({ ...values, description: event.currentTarget.value })}
      />
      {topicGroups.map(({ title, topics }) => (
        <fieldset key={title} className={layout.group}>
          <legend>{title}</legend>
          {topics.map(({ topic, label, hint }) => (
            <CheckboxField
              key={topic}
              label={label}
              hint={hint || undefined}
              checked={values.topics.includes(topic)}
              onChange={(event) => switchTopic(topic, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      ))}
      {errors.topics && <Notice tone="bad">{errors.topics}</Notice>}
    </>
  );
}
