import type { Box, Extent } from './boxes';

/** A line that is shown while something keeps to it: `axis` x is an upright line at that x. */
export type Guide = { axis: Axis; at: number; from: number; to: number };

/** How far something is from what it was moved along, shown with its number. */
export type Distance = { axis: Axis; from: number; to: number; at: number };

export type Surroundings = { page: Extent; margin: number; others: readonly Box[] };

type Axis = 'x' | 'y';
type Stop = { at: number; from: number; to: number };
type Edge = 'start' | 'middle' | 'end';

type Snapped = { shift: number; guides: Guide[] };

const allEdges: readonly Edge[] = ['start', 'middle', 'end'];

/** Moves a rectangle by a little, so that an edge or its middle meets the page or something on it. */
export function snapMove(
  box: Box,
  around: Surroundings,
  reach: number,
): { right: number; down: number; guides: Guide[] } {
  const across = snapAxis('x', box, allEdges, around, reach);
  const along = snapAxis('y', box, allEdges, around, reach);
  const landed = { ...box, x: box.x + across.shift, y: box.y + along.shift };
  return {
    right: across.shift,
    down: along.shift,
    guides: [...across.guides, ...along.guides].map((guide) => reachOver(guide, landed)),
  };
}

/** The same for the edges that a handle pulls. */
export function snapEdges(
  box: Box,
  edges: { x?: Edge | undefined; y?: Edge | undefined },
  around: Surroundings,
  reach: number,
): { right: number; down: number; guides: Guide[] } {
  const across = snapAxis('x', box, edges.x ? [edges.x] : [], around, reach);
  const along = snapAxis('y', box, edges.y ? [edges.y] : [], around, reach);
  return {
    right: across.shift,
    down: along.shift,
    guides: [...across.guides, ...along.guides].map((guide) => reachOver(guide, box)),
  };
}

function snapAxis(
  axis: Axis,
  box: Box,
  edges: readonly Edge[],
  { page, margin, others }: Surroundings,
  reach: number,
): Snapped {
  const stops = [...pageStops(axis, page, margin), ...others.flatMap((other) => stopsOf(axis, other))];
  let nearest: number | null = null;
  for (const edge of edges)
    for (const { at } of stops) {
      const shift = at - placeOf(axis, box, edge);
      if (Math.abs(shift) <= reach && (nearest === null || Math.abs(shift) < Math.abs(nearest)))
        nearest = shift;
    }
  if (nearest === null) return { shift: 0, guides: [] };
  const shift = nearest;
  const met = new Map<number, Guide>();
  for (const edge of edges)
    for (const stop of stops) {
      if (Math.abs(placeOf(axis, box, edge) + shift - stop.at) > 0.01) continue;
      const known = met.get(stop.at);
      met.set(stop.at, {
        axis,
        at: stop.at,
        from: Math.min(stop.from, known?.from ?? stop.from),
        to: Math.max(stop.to, known?.to ?? stop.to),
      });
    }
  return { shift, guides: [...met.values()] };
}

function pageStops(axis: Axis, page: Extent, margin: number): Stop[] {
  const [length, width] = axis === 'x' ? [page.width, page.height] : [page.height, page.width];
  return [0, margin, length / 2, length - margin, length].map((at) => ({ at, from: 0, to: width }));
}

function stopsOf(axis: Axis, box: Box): Stop[] {
  const [from, to] = axis === 'x' ? [box.y, box.y + box.h] : [box.x, box.x + box.w];
  return allEdges.map((edge) => ({ at: placeOf(axis, box, edge), from, to }));
}

function placeOf(axis: Axis, box: Box, edge: Edge): number {
  const [start, length] = axis === 'x' ? [box.x, box.w] : [box.y, box.h];
  return start + { start: 0, middle: length / 2, end: length }[edge];
}

function reachOver(guide: Guide, box: Box): Guide {
  const [from, to] = guide.axis === 'x' ? [box.y, box.y + box.h] : [box.x, box.x + box.w];
  return { ...guide, from: Math.min(guide.from, from), to: Math.max(guide.to, to) };
}

/** To the nearest neighbour, or else the edge of the page, on each of the four sides. */
export function distancesAround(box: Box, page: Extent, others: readonly Box[]): Distance[] {
  const beside = others.filter((other) => other.y < box.y + box.h && box.y < other.y + other.h);
  const stacked = others.filter((other) => other.x < box.x + box.w && box.x < other.x + other.w);
  const left = Math.max(0, ...beside.map((other) => other.x + other.w).filter((at) => at <= box.x));
  const right = Math.min(page.width, ...beside.map(({ x }) => x).filter((at) => at >= box.x + box.w));
  const above = Math.max(0, ...stacked.map((other) => other.y + other.h).filter((at) => at <= box.y));
  const below = Math.min(page.height, ...stacked.map(({ y }) => y).filter((at) => at >= box.y + box.h));
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  const distances: Distance[] = [
    { axis: 'x', from: left, to: box.x, at: middle.y },
    { axis: 'x', from: box.x + box.w, to: right, at: middle.y },
    { axis: 'y', from: above, to: box.y, at: middle.x },
    { axis: 'y', from: box.y + box.h, to: below, at: middle.x },
  ];
  return distances.filter(({ from, to }) => to - from >= 1);
}
