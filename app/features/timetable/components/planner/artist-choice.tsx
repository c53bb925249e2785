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
  const gone = value.filter(({ id }) => !lineUp.some((artist) => artist.id === id));
  return (
    <fieldset className={classes.artists}>
      <legend>Artists</legend>
      {lineUp.length + gone.length === 0 && <p>Nobody is on the line-up yet. A title will do.</p>}
      {[...gone, ...lineUp].map((artist) => (
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
    </fieldset>
  );
}
