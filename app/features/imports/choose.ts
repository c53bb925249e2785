import type { Choice } from './commands';
import type { ImportEntry } from './queries';

/** From here on a name of ours is taken for the one meant: as in take_in_import. */
const sureVenue = 0.6;
export const sureArtist = 0.7;

export type VenueChoice = 'found' | 'new' | 'none';
export type Decision = { isIn: boolean; venue: VenueChoice };

/** What is done unless somebody decides otherwise: all that can be, except what is here already. */
export function usualDecision(entry: ImportEntry): Decision {
  const { venue, event } = entry;
  const isFound = venue !== null && venue.likeness >= sureVenue;
  return {
    isIn: event !== null && entry.duplicate === null && !event.isCancelled,
    venue: isFound ? 'found' : canMakeVenue(entry) ? 'new' : 'none',
  };
}

/** A venue has a city; without one the event comes without a venue. */
export function canMakeVenue({ event }: ImportEntry): boolean {
  return Boolean(event?.venue?.name && event.venue.city);
}

export function choicesOf(
  entries: readonly ImportEntry[],
  decisions: ReadonlyMap<number, Decision>,
): Choice[] {
  return entries.flatMap((entry): Choice[] => {
    const { isIn, venue } = decisions.get(entry.id) ?? usualDecision(entry);
    if (!isIn || !entry.event) return [];
    if (venue === 'found') return [{ id: entry.id, venue: entry.venue?.id ?? null }];
    return [{ id: entry.id, venue: venue === 'new' ? 'new' : null }];
  });
}
