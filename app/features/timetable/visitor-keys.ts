import type { TimedSlot } from './visitor-types';

/** The slot that an arrow leads to: in time along a stage, or to what plays then on the next one. */
export function slotTowards(
  lanes: readonly (readonly TimedSlot[])[],
  from: string,
  key: string,
): TimedSlot | undefined {
  const row = lanes.findIndex((lane) => lane.some(({ id }) => id === from));
  const lane = lanes[row];
  const column = lane?.findIndex(({ id }) => id === from) ?? -1;
  const slot = lane?.[column];
  if (!lane || !slot) return undefined;
  switch (key) {
    case 'ArrowRight':
      return lane[column + 1];
    case 'ArrowLeft':
      return column > 0 ? lane[column - 1] : undefined;
    case 'Home':
      return lane[0];
    case 'End':
      return lane.at(-1);
    case 'ArrowDown':
      return nearest(
        lanes.slice(row + 1).find((below) => below.length > 0),
        slot,
      );
    case 'ArrowUp':
      return nearest(
        lanes.slice(0, row).findLast((above) => above.length > 0),
        slot,
      );
    default:
      return undefined;
  }
}

/** The one that shares the most time with it, or the one that is least far away from it. */
function nearest(lane: readonly TimedSlot[] | undefined, slot: TimedSlot): TimedSlot | undefined {
  const shared = (other: TimedSlot) =>
    Math.min(Date.parse(slot.endsAt), Date.parse(other.endsAt)) -
    Math.max(Date.parse(slot.startsAt), Date.parse(other.startsAt));
  return lane?.reduce((best, other) => (shared(other) > shared(best) ? other : best));
}
