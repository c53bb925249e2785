import { useState } from 'react';
import { CheckboxField } from '~/ui/form/checkbox-field';
import type { SlotArtist } from '../../types';
import classes from './slot-dialog.module.css';

type ArtistChoiceProps = {
  lineUp: SlotArtist[];
  value: SlotArtist[];
  onChange: (artists: SlotArtist[]) => void;
};

/** Who plays; several play together, in the order in which they are chosen. */
export function ArtistChoice({ lineUp, value, onChange }: ArtistChoiceProps) {
  // Those who were chosen when it opened come first, and stay there: nothing moves under the finger.
  const [first] = useState(value);
  const rest = lineUp.filter(({ id }) => !first.some((artist) => artist.id === id));
  return (
    <fieldset className={classes.artists}>
      <legend>Artists</legend>
      <div className={classes.choice}>
        {first.length + rest.length === 0 && <p>Nobody is on the line-up yet. A title will do.</p>}
        {[...first, ...rest].map((artist) => (
          <CheckboxField
            key={artist.id}
            label={artist.name}
            checked={value.some(({ id }) => id === artist.id)}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked ? [...value, artist] : value.filter(({ id }) => id !== artist.id),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
