import { useState } from 'react';
import { type FieldErrors, mostTitle } from '~/lib/content-rules';
import { DateTimeField } from '~/ui/form/date-time-field';
import type { Found } from '~/ui/form/search-choice';
import { SelectField } from '~/ui/form/select-field';
import { TextField } from '~/ui/form/text-field';
import { moveStart } from '../move-times';
import type { NewEvent } from '../schema';
import { type ChosenVenue, EditVenue } from './edit-venue';

type EditNewEventProps = {
  value: NewEvent;
  errors: FieldErrors<NewEvent>;
  promoters: { id: number; name: string }[];
  onChange: (event: NewEvent) => void;
  find: (text: string) => Promise<Found[]>;
  open: (found: Found) => Promise<ChosenVenue | null>;
};

/** The least that a draft needs; everything else follows on its own page. */
export function EditNewEvent({ value, errors, promoters, onChange, find, open }: EditNewEventProps) {
  const [venue, setVenue] = useState<ChosenVenue | null>(null);
  const change = (changes: Partial<NewEvent>) => onChange({ ...value, ...changes });
  const times = { ...value, doors_at: null };
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
      <EditVenue
        values={times}
        errors={errors}
        optional
        change={change}
        venue={venue}
        onVenue={setVenue}
        find={find}
        open={open}
      />
      <DateTimeField
        label="Starts"
        name="starts_at"
        zone={value.timezone}
        value={value.starts_at}
        error={errors.starts_at}
        onChange={(startsAt) => {
          const { doors_at: _, ...moved } = moveStart(times, startsAt);
          change(moved);
        }}
      />
      <DateTimeField
        label="Ends"
        name="ends_at"
        zone={value.timezone}
        value={value.ends_at}
        error={errors.ends_at}
        onChange={(ends_at) => change({ ends_at })}
      />
      {promoters.length > 0 && (
        <SelectField
          label="Promoter"
          name="promoter_id"
          optional
          empty="None"
          options={promoters.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={value.promoter_id === null ? '' : String(value.promoter_id)}
          onChange={(event) => change({ promoter_id: Number(event.currentTarget.value) || null })}
        />
      )}
    </>
  );
}
