import { DateTimeField } from '~/ui/form/date-time-field';
import layout from '~/ui/form/field-layout.module.css';
import { SelectField } from '~/ui/form/select-field';
import { TextField } from '~/ui/form/text-field';
import { RichTextField } from '~/ui/rich-text/rich-text-field';
import { audiences, audienceWords } from '../announcement';
import { type AnnouncementContent, type AnnouncementErrors, mostBody, mostLabel, mostTitle } from '../schema';
import { AnnouncementCard } from './announcement-card';
import classes from './announcement-list.module.css';

type AnnouncementFieldsProps = {
  value: AnnouncementContent;
  errors: AnnouncementErrors;
  zone: string;
  /** Whom one that is out is for stays. */
  isOut: boolean;
  onChange: (value: AnnouncementContent) => void;
};

export function AnnouncementFields({ value, errors, zone, isOut, onChange }: AnnouncementFieldsProps) {
  const change = (part: Partial<AnnouncementContent>) => onChange({ ...value, ...part });
  return (
    <>
      <TextField
        label="Title"
        name="title"
        maxLength={mostTitle}
        value={value.title}
        error={errors.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <RichTextField
        label="Text"
        name="body"
        maxLength={mostBody}
        value={value.body}
        error={errors.body}
        onChange={(body) => change({ body })}
      />
      <div className={layout.columns}>
        <TextField
          label="Link"
          name="linkTo"
          placeholder="/event/1/timetable"
          optional
          value={value.linkTo}
          error={errors.linkTo}
          onChange={(event) => change({ linkTo: event.currentTarget.value })}
        />
        <TextField
          label="What the link says"
          name="linkLabel"
          placeholder="Try it"
          optional
          maxLength={mostLabel}
          value={value.linkLabel}
          error={errors.linkLabel}
          onChange={(event) => change({ linkLabel: event.currentTarget.value })}
        />
      </div>
      <div className={classes.preview}>
        <p className={classes.hint}>As people see it</p>
        <AnnouncementCard announcement={value} />
      </div>
      <SelectField
        label="For whom"
        name="audience"
        hint={isOut ? 'It is out already, so this stays.' : undefined}
        disabled={isOut}
        options={audiences.map((audience) => ({ value: audience, label: audienceWords[audience] }))}
        value={value.audience}
        error={errors.audience}
        onChange={({ currentTarget }) => {
          const audience = audiences.find((one) => one === currentTarget.value);
          if (audience) change({ audience });
        }}
      />
      <div className={layout.columns}>
        <DateTimeField
          label="From"
          name="fromAt"
          hint="Empty: a draft"
          optional
          zone={zone}
          value={value.fromAt}
          error={errors.fromAt}
          onChange={(fromAt) => change({ fromAt })}
        />
        <DateTimeField
          label="Until"
          name="untilAt"
          hint="Empty: until you end it"
          optional
          zone={zone}
          value={value.untilAt}
          error={errors.untilAt}
          onChange={(untilAt) => change({ untilAt })}
        />
      </div>
    </>
  );
}
