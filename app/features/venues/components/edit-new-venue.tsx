import type { ReactNode } from 'react';
import { type FieldErrors, mostName } from '~/lib/content-rules';
import { SelectField } from '~/ui/form/select-field';
import { TextField } from '~/ui/form/text-field';
import { mostCity, type NewVenue } from '../schema';

type Choices = { value: string; label: string }[];

type EditNewVenueProps = {
  value: NewVenue;
  errors: FieldErrors<NewVenue>;
  countries: Choices;
  zones: Choices;
  /** What to know about others of that name. */
  sameName: ReactNode;
  onChange: (venue: NewVenue) => void;
};

export function EditNewVenue({ value, errors, countries, zones, sameName, onChange }: EditNewVenueProps) {
  const change = (changes: Partial<NewVenue>) => onChange({ ...value, ...changes });
  return (
    <>
      <TextField
        label="Name"
        name="name"
        maxLength={mostName}
        value={value.name}
        error={errors.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      {sameName}
      <TextField
        label="City"
        name="city"
        maxLength={mostCity}
        value={value.city}
        error={errors.city}
        onChange={(event) => change({ city: event.currentTarget.value })}
      />
      <SelectField
        label="Country"
        name="country"
        empty="Choose a country"
        options={countries}
        value={value.country}
        error={errors.country}
        onChange={(event) => change({ country: event.currentTarget.value })}
      />
      <SelectField
        label="Time zone"
        name="timezone"
        options={zones}
        value={value.timezone}
        error={errors.timezone}
        onChange={(event) => change({ timezone: event.currentTarget.value })}
      />
    </>
  );
}
