import type { Stage } from './types';

/** Minutes from one stage to another: the farther away of the two decides. */
export function walkingMinutes(from: Stage | undefined, to: Stage | undefined): number {
  if (!from || !to || from.id === to.id) return 0;
  return Math.max(from.walkMinutes, to.walkMinutes);
}
