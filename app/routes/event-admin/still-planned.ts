import type { Act } from '~/features/events/editing-queries';
import type { Planner } from '~/features/timetable/planner-queries';

/** Who leaves the line-up and still has a slot: the slot stays, and whoever plans should know. */
export function stillPlanned(before: Act[], after: Act[], { slots }: Planner): string | null {
  const left = before.filter(({ artistId }) => !after.some((act) => act.artistId === artistId));
  const names = left
    .filter(({ artistId }) => slots.some(({ artists }) => artists.some(({ id }) => id === artistId)))
    .map(({ name }) => name);
  if (names.length === 0) return null;
  return `${names.join(' and ')} still ${names.length === 1 ? 'has a slot' : 'have slots'} in the timetable.`;
}
