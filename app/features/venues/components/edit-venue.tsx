import { mostDescription, mostName } from '~/lib/content-rules';
import { NumberField } from '~/ui/form/number-field';
import { TextAreaField } from '~/ui/form/text-area-field';
import { TextField } from '~/ui/form/text-field';
import { RichTextField } from '~/ui/rich-text/rich-text-field';
import { mostNotes } from '../schema';
import type { EditVenueProps } from './edit-venue-part';

export function EditVenueWords({ values, errors, change }: EditVenueProps) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        maxLength={mostName}
        value={values.name}
        error={errors.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <RichTextField
        label="Description"
        name="description"
        optional
        maxLength={mostDescription}
        value={values.description}
        error={errors.description}
        onChange={(description) => change({ description })}
      />
    </>
  );
}

/** What people need to know before they come. */
export function EditVenueVisit({ values, errors, change }: EditVenueProps) {
  return (
    <>
      <NumberField
        label="Capacity"
        name="capacity"
        hint="How many people fit in, all stages together."
        optional
        inputMode="numeric"
        value={values.capacity}
        error={errors.capacity}
        onChange={(capacity) => change({ capacity })}
      />
      <TextAreaField
        label="Access"
        name="access_notes"
        hint="Steps, lifts, toilets, seats, induction loops."
        optional
        maxLength={mostNotes}
        value={values.access_notes}
        error={errors.access_notes}
        onChange={(event) => change({ access_notes: event.currentTarget.value })}
      />
      <TextAreaField
        label="Getting there"
        name="travel_notes"
        hint="Stops, last trains, bicycles, parking."
        optional
        maxLength={mostNotes}
        value={values.travel_notes}
        error={errors.travel_notes}
        onChange={(event) => change({ travel_notes: event.currentTarget.value })}
      />
    </>
  );
}
