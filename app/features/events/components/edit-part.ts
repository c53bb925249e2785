import type { EventContent, EventErrors } from '../schema';

/** What every part of the event's form works with. */
export type EditPartProps = {
  values: EventContent;
  errors: EventErrors;
  change: (changes: Partial<EventContent>) => void;
};
