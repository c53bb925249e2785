import type { FieldErrors } from '~/lib/content-rules';
import type { VenueContent } from '../schema';

/** What every part of the venue's form works with. */
export type EditVenueProps = {
  values: VenueContent;
  errors: FieldErrors<VenueContent>;
  change: (changes: Partial<VenueContent>) => void;
};
