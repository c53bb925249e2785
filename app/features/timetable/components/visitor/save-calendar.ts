import { calendarFile } from '~/lib/calendar-file';
import { planEntry, plannedSets } from '../../plan-calendar';
import type { Stage } from '../../types';
import type { VisitorSlot } from '../../visitor-types';

type Where = Omit<Parameters<typeof planEntry>[1], 'publicUrl'>;

/** Made here and not on the server: strangers have plans too, and there may be no network. */
export function saveCalendar(
  planned: readonly VisitorSlot[],
  stages: ReadonlyMap<number, Stage>,
  where: Where,
): void {
  const entries = plannedSets(planned, stages).map((set) =>
    planEntry(set, { ...where, publicUrl: location.origin }),
  );
  const file = calendarFile({ name: `My plan for ${where.eventTitle}`, entries });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
  link.download = `plan-${where.eventId}.ics`;
  link.click();
  // Some browsers read it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
