import type { DesignElement, TicketDesign } from '~/lib/ticket-design/document';
import { elementOn } from '~/lib/ticket-design/elements';
import { type SizeName, ticketSizes } from '~/lib/ticket-design/sizes';
import { type Box, boxAround, moveBox, overlaps, shiftInside } from './boxes';
import { boxOn, placeElements } from './element-boxes';
import { edgesOf, type Handle, keepOnPage, resizeBox } from './resizing';
import { type Distance, distancesAround, type Guide, snapEdges, snapMove } from './snapping';

/** What is shown beside the page while something is held. */
export type Hints = { guides: Guide[]; distances: Distance[]; box: Box | null };

export const noHints: Hints = { guides: [], distances: [], box: null };

type Held = { design: TicketDesign; hints: Hints };
type Push = {
  right: number;
  down: number /** Points within which things meet; 0 for not at all. */;
  reach: number;
};

/** Everything else that is seen on this size: what things keep to. */
function othersOf(design: TicketDesign, ids: readonly string[], size: SizeName): Box[] {
  return design.elements
    .filter((element) => !ids.includes(element.id) && !elementOn(element, size).isHidden)
    .map((element) => boxOn(element, size));
}

/** Pictures and shapes may run off the page; what has to be read may not. */
function mayLeavePage({ kind }: DesignElement): boolean {
  return kind === 'picture' || kind === 'box';
}

export function moveElements(
  design: TicketDesign,
  ids: readonly string[],
  size: SizeName,
  { right, down, reach }: Push,
): Held {
  const page = ticketSizes[size];
  const moved = design.elements.filter((element) => ids.includes(element.id) && !element.isLocked);
  const start = boxAround(moved.map((element) => boxOn(element, size)));
  if (!start) return { design, hints: noHints };
  const others = othersOf(design, ids, size);
  const wanted = moveBox(start, right, down);
  const snap = snapMove(wanted, { page, margin: page.margin, others }, reach);
  const landed = moveBox(wanted, snap.right, snap.down);
  const back = moved.every(mayLeavePage) ? { right: 0, down: 0 } : shiftInside(landed, page);
  const box = moveBox(landed, back.right, back.down);
  const places = moved.map(
    (element) => [element.id, moveBox(boxOn(element, size), box.x - start.x, box.y - start.y)] as const,
  );
  return {
    design: placeElements(design, size, new Map(places)),
    hints: { guides: snap.guides, distances: distancesAround(box, page, others), box },
  };
}

export function pullHandle(
  design: TicketDesign,
  id: string,
  size: SizeName,
  handle: Handle,
  { right, down, reach, ratio }: Push & { ratio?: number | undefined },
): Held {
  const page = ticketSizes[size];
  const element = design.elements.find((one) => one.id === id);
  if (!element || element.isLocked) return { design, hints: noHints };
  const start = boxOn(element, size);
  const around = { page, margin: page.margin, others: othersOf(design, [id], size) };
  const shape = element.kind === 'code' ? 1 : ratio;
  const snap = snapEdges(resizeBox(start, handle, right, down), edgesOf(handle), around, reach);
  const pulled = resizeBox(start, handle, right + snap.right, down + snap.down, shape);
  const box = mayLeavePage(element) ? pulled : keepOnPage(pulled, handle, page, shape);
  return {
    design: placeElements(design, size, new Map([[id, box]])),
    hints: { guides: shape === undefined ? snap.guides : [], distances: [], box },
  };
}

/** What a frame drawn over the page catches. */
export function caughtIn(design: TicketDesign, size: SizeName, frame: Box): string[] {
  return design.elements
    .filter((element) => !element.isLocked && !elementOn(element, size).isHidden)
    .filter((element) => overlaps(boxOn(element, size), frame))
    .map(({ id }) => id);
}
