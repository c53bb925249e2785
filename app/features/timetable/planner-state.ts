import type { SlotContent } from './types';

export type PlannedSlot = SlotContent & { id: string; version: number };

/** What becomes of one slot; null is not there. */
type Step = { id: string; before: SlotContent | null; after: SlotContent | null };

/** What one person did at once, and takes back at once. */
export type Edit = Step[];

/** Two people changed the same slot: one of the two has to be chosen. */
export type Conflict = { id: string; mine: SlotContent | null; theirs: SlotContent | null };

/** One change as it is sent: `version` is what was seen, 0 for a new slot. */
export type SlotChange = { id: string; version: number; slot: SlotContent | null };

export type PlannerState = {
  /** As they are shown. */
  slots: ReadonlyMap<string, SlotContent>;
  /** As the database has them, as far as we know. */
  base: ReadonlyMap<string, { version: number; content: SlotContent }>;
  past: readonly Edit[];
  future: readonly Edit[];
  conflicts: readonly Conflict[];
};

const mostEdits = 100;

export function beginPlanning(slots: readonly PlannedSlot[]): PlannerState {
  return {
    slots: new Map(slots.map(({ id, version: _, ...content }) => [id, content])),
    base: new Map(slots.map(({ id, version, ...content }) => [id, { version, content }])),
    past: [],
    future: [],
    conflicts: [],
  };
}

/** Changes some slots. Nothing happens where nothing changes. */
export function edit(state: PlannerState, wanted: ReadonlyMap<string, SlotContent | null>): PlannerState {
  const steps = [...wanted].flatMap(([id, after]) => {
    const before = state.slots.get(id) ?? null;
    return isSame(before, after) ? [] : [{ id, before, after }];
  });
  if (steps.length === 0) return state;
  return { ...apply(state, steps), past: [...state.past, steps].slice(-mostEdits), future: [] };
}

export function undo(state: PlannerState): PlannerState {
  const last = state.past.at(-1);
  if (!last) return state;
  const back = last.map(({ id, before, after }) => ({ id, before: after, after: before }));
  return { ...apply(state, back), past: state.past.slice(0, -1), future: [...state.future, last] };
}

export function redo(state: PlannerState): PlannerState {
  const next = state.future.at(-1);
  if (!next) return state;
  return { ...apply(state, next), past: [...state.past, next], future: state.future.slice(0, -1) };
}

function apply(state: PlannerState, steps: Edit): PlannerState {
  const slots = new Map(state.slots);
  for (const { id, after } of steps) put(slots, id, after);
  return { ...state, slots };
}

/** What is still to be sent; what two people disagree about waits for a decision. */
export function pendingChanges({ slots, base, conflicts }: PlannerState): SlotChange[] {
  const waiting = new Set(conflicts.map(({ id }) => id));
  return [...new Set([...slots.keys(), ...base.keys()])].flatMap((id) => {
    const slot = slots.get(id) ?? null;
    const known = base.get(id);
    if (waiting.has(id) || isSame(slot, known?.content ?? null)) return [];
    return [{ id, version: known?.version ?? 0, slot }];
  });
}

export function acceptSaved(
  state: PlannerState,
  sent: readonly SlotChange[],
  versions: Record<string, number | null>,
): PlannerState {
  const base = new Map(state.base);
  for (const { id, slot } of sent) {
    const version = versions[id] ?? null;
    put(base, id, slot && version !== null ? { version, content: slot } : null);
  }
  return { ...state, base };
}

/** What the database says now. What only others changed is taken over; what both changed is a conflict. */
export function rebase(state: PlannerState, fresh: readonly PlannedSlot[]): PlannerState {
  const theirs = beginPlanning(fresh);
  const slots = new Map(state.slots);
  const conflicts: Conflict[] = [];
  for (const id of new Set([...state.slots.keys(), ...state.base.keys(), ...theirs.base.keys()])) {
    const mine = state.slots.get(id) ?? null;
    const known = state.base.get(id)?.content ?? null;
    const now = theirs.base.get(id)?.content ?? null;
    if (isSame(mine, known)) put(slots, id, now);
    else if (!isSame(known, now) && !isSame(mine, now)) conflicts.push({ id, mine, theirs: now });
  }
  return { ...state, slots, base: theirs.base, conflicts };
}

export function resolve(state: PlannerState, id: string, whose: 'mine' | 'theirs'): PlannerState {
  const conflict = state.conflicts.find((one) => one.id === id);
  if (!conflict) return state;
  const slots = new Map(state.slots);
  if (whose === 'theirs') put(slots, id, conflict.theirs);
  return { ...state, slots, conflicts: state.conflicts.filter((one) => one !== conflict) };
}

function isSame(one: SlotContent | null, other: SlotContent | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.stageId === other.stageId &&
    one.title === other.title &&
    one.startsAt === other.startsAt &&
    one.endsAt === other.endsAt &&
    one.note === other.note &&
    String(one.artists.map(({ id }) => id)) === String(other.artists.map(({ id }) => id))
  );
}

function put<Value>(map: Map<string, Value>, id: string, value: Value | null): void {
  if (value === null) map.delete(id);
  else map.set(id, value);
}
