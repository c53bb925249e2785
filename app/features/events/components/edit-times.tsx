import { DateTimeField } from '~/ui/form/date-time-field';
import { SelectField } from '~/ui/form/select-field';
import { moveStart, moveToZone } from '../move-times';
import classes from './edit-event.module.css';
import type { EditPartProps } from './edit-part';

type EditTimesProps = EditPartProps & { zones: { value: string; label: string }[]; hasVenue: boolean };

export function EditTimes({ values, errors, change, zones, hasVenue }: EditTimesProps) {
  const zone = values.timezone;
  return (
    <>
      <div className={classes.columns}>
        <DateTimeField
          label="Starts"
          name="starts_at"
          zone={zone}
          value={values.starts_at}
          error={errors.starts_at}
          onChange={(startsAt) => change(moveStart(values, startsAt))}
        />
        <DateTimeField
          label="Ends"
          name="ends_at"
          zone={zone}
          value={values.ends_at}
          error={errors.ends_at}
          onChange={(ends_at) => change({ ends_at })}
        />
      </div>
      <div className={classes.columns}>
        <DateTimeField
          label="Doors"
          name="doors_at"
          optional
          zone={zone}
          value={values.doors_at}
          error={errors.doors_at}
          onChange={(doors_at) => change({ doors_at })}
        />
        <SelectField
          label="Time zone"
          name="timezone"
          hint={hasVenue ? 'As at the venue' : 'Follows the venue once there is one'}
          options={withCurrent(zones, zone)}
          value={zone}
          error={errors.timezone}
          onChange={(event) => change(moveToZone(values, event.currentTarget.value))}
        />
      </div>
    </>
  );
}

/** A zone may have another name in another browser; what is saved can always be shown. */
function withCurrent(zones: { value: string; label: string }[], zone: string) {
  if (zones.some(({ value }) => value === zone)) return zones;
  return [{ value: zone, label: zone.replaceAll('_', ' ') }, ...zones];
}
