import { type Range, snapTo } from './planner-geometry';
import type { SlotArtist } from './types';

/** What the pointer holds, and where it would land. */
export type Drag = Range & {
  kind: 'move' | 'resize' | 'create' | 'place';
  id: string | null;
  artist: SlotArtist | null;
  stageId: number | null;
};

/** What was held where when it was taken up. */
export type Grip = { drag: Drag; at: number };

/** Where it lands with the pointer at a time and over a stage: snapped, and never shorter than one step. */
export function landing(
  { drag, at: grabbedAt }: Grip,
  at: number,
  stageId: number | null,
  snap: number,
): Drag {
  const step = snap * 60_000;
  switch (drag.kind) {
    case 'create': {
      const from = snapTo(Math.min(grabbedAt, at), snap);
      return { ...drag, from, to: Math.max(snapTo(Math.max(grabbedAt, at), snap), from + step) };
    }
    case 'resize':
      return { ...drag, to: Math.max(snapTo(at, snap), drag.from + step) };
    case 'place':
    case 'move': {
      const from = snapTo(drag.kind === 'move' ? drag.from + at - grabbedAt : at, snap);
      return { ...drag, stageId, from, to: from + drag.to - drag.from };
    }
  }
}
