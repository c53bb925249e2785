import { NumberField } from '~/ui/form/number-field';
import { SelectField } from '~/ui/form/select-field';
import { TextField } from '~/ui/form/text-field';
import { Icon } from '~/ui/icon/icon';
import { mapAddress } from '../rules';
import { mostAddress, mostCity, mostPostalCode } from '../schema';
import classes from './edit-venue.module.css';
import type { EditVenueProps } from './edit-venue-part';

type Choices = { value: string; label: string }[];

export function EditVenuePlace(props: EditVenueProps & { countries: Choices; zones: Choices }) {
  const { values, errors, change, countries, zones } = props;
  const { latitude, longitude } = values;
  return (
    <>
      <TextField
        label="Street and number"
        name="address"
        optional
        maxLength={mostAddress}
        value={values.address}
        error={errors.address}
        onChange={(event) => change({ address: event.currentTarget.value })}
      />
      <div className={classes.columns}>
        <TextField
          label="Postal code"
          name="postal_code"
          optional
          maxLength={mostPostalCode}
          value={values.postal_code}
          error={errors.postal_code}
          onChange={(event) => change({ postal_code: event.currentTarget.value })}
        />
        <TextField
          label="City"
          name="city"
          maxLength={mostCity}
          value={values.city}
          error={errors.city}
          onChange={(event) => change({ city: event.currentTarget.value })}
        />
      </div>
      <div className={classes.columns}>
        <SelectField
          label="Country"
          name="country"
          options={countries}
          value={values.country}
          error={errors.country}
          onChange={(event) => change({ country: event.currentTarget.value })}
        />
        <SelectField
          label="Time zone"
          name="timezone"
          options={zones}
          value={values.timezone}
          error={errors.timezone}
          onChange={(event) => change({ timezone: event.currentTarget.value })}
        />
      </div>
      <div className={classes.columns}>
        <NumberField
          label="Latitude"
          name="latitude"
          optional
          value={values.latitude}
          error={errors.latitude}
          onChange={(latitude) => change({ latitude })}
        />
        <NumberField
          label="Longitude"
          name="longitude"
          optional
          value={values.longitude}
          error={errors.longitude}
          onChange={(longitude) => change({ longitude })}
        />
      </div>
      {latitude !== null && longitude !== null && !errors.latitude && !errors.longitude && (
        <a className={classes.map} href={mapAddress(values)} target="_blank" rel="noopener noreferrer">
          Open the map to check
          <Icon name="external" size={16} />
        </a>
      )}
    </>
  );
}
