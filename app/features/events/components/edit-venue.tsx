import { Chosen } from '~/ui/form/chosen';
import { type Found, SearchChoice } from '~/ui/form/search-choice';
import { moveToZone } from '../move-times';

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
    // Chosen at once: whoever goes on before its clocks are known has chosen all the same.
    onVenue({ ...found, timezone: values.timezone });
    change({ venue_id: found.id });
    const chosen = await open(found);
    onVenue(chosen);
    change(chosen ? moveToZone(values, chosen.timezone) : { venue_id: null });
  };
  if (venue && values.venue_id === venue.id) {
    return (
      <Chosen
        icon="venue"
        name={venue.name}
        detail={venue.detail}
        changeLabel="Change venue"
        onChange={() => {
          onVenue(null);
          change({ venue_id: null });
        }}
      />
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
