import { Button } from '~/ui/button/button';
import { type Found, SearchChoice } from '~/ui/form/search-choice';
import { Icon } from '~/ui/icon/icon';
import { moveToZone } from '../move-times';
import classes from './edit-event.module.css';

export type ChosenVenue = { id: number; name: string; detail?: string; timezone: string };

type Placed = Parameters<typeof moveToZone>[0] & { venue_id: number | null };

type EditVenueProps = {
  values: Placed;
  errors: { venue_id?: string };
  change: (changes: Partial<Placed>) => void;
  optional?: boolean;
  venue: ChosenVenue | null;
  find: (text: string) => Promise<Found[]>;
  /** The whole of a venue that was found; null where it is gone. */
  open: (found: Found) => Promise<ChosenVenue | null>;
  onVenue: (venue: ChosenVenue | null) => void;
};

/** Where it takes place; the clocks of the event are those of the venue. */
export function EditVenue({ values, errors, change, optional, venue, find, open, onVenue }: EditVenueProps) {
  const choose = async (found: Found) => {
    const chosen = await open(found);
    if (!chosen) return;
    onVenue(chosen);
    change({ venue_id: chosen.id, ...moveToZone(values, chosen.timezone) });
  };
  if (venue && values.venue_id === venue.id) {
    return (
      <div className={classes.chosen}>
        <Icon name="venue" />
        <p>
          <strong>{venue.name}</strong>
          {venue.detail && <small>{venue.detail}</small>}
        </p>
        <Button
          kind="secondary"
          size="sm"
          onClick={() => {
            onVenue(null);
            change({ venue_id: null });
          }}
        >
          Change venue
        </Button>
      </div>
    );
  }
  return (
    <SearchChoice
      label="Venue"
      name="venue_id"
      optional={optional}
      placeholder="Name or city"
      error={errors.venue_id}
      search={find}
      onChoose={choose}
    />
  );
}
