import { nightAt } from './nights';
import { type PublishedSlot, type SlotContent, slotName } from './types';

/** How a plan differs from what everyone reads. */
export type PlannedChange = {
  id: string;
  kind: 'added' | 'removed' | 'moved' | 'renamed' | 'noted';
  name: string;
  /** The nights that it is about: the one it is on, and the one it leaves. Null is without a time. */
  nights: (string | null)[];
};

/** What publishing everything would change. */
export function listChanges(
  slots: ReadonlyMap<string, SlotContent>,
  published: readonly PublishedSlot[],
  zone: string,
  dayStartsAt: string,
): PlannedChange[] {
  const known = new Map(published.map((slot) => [slot.id, slot]));
  const nightOf = ({ startsAt }: SlotContent) => startsAt && nightAt(startsAt, zone, dayStartsAt);
  const planned = [...slots].flatMap(([id, slot]): PlannedChange[] => {
    const before = known.get(id);
    const kind = before ? changeOf(before, slot) : 'added';
    if (!kind) return [];
    const nights = new Set([nightOf(slot), ...(before ? [before.night] : [])]);
    return [{ id, kind, name: slotName(slot), nights: [...nights] }];
  });
  const gone = published
    .filter(({ id }) => !slots.has(id))
    .map(
      (slot): PlannedChange => ({ id: slot.id, kind: 'removed', name: slotName(slot), nights: [slot.night] }),
    );
  return [...planned, ...gone];
}

function changeOf(before: PublishedSlot, now: SlotContent): PlannedChange['kind'] | null {
  if (before.startsAt !== now.startsAt || before.endsAt !== now.endsAt || before.stageId !== now.stageId)
    return 'moved';
  const ids = ({ artists }: SlotContent) => String(artists.map(({ id }) => id));
  if (before.title !== now.title || ids(before) !== ids(now)) return 'renamed';
  return before.note === now.note ? null : 'noted';
}

const words: Record<PlannedChange['kind'], string> = {
  added: 'new',
  removed: 'removed',
  moved: 'moved',
  renamed: 'changed',
  noted: 'with another note',
};

/** '2 new, 1 moved' */
export function summarise(changes: readonly PlannedChange[]): string {
  return Object.entries(words)
    .map(([kind, word]) => [changes.filter((change) => change.kind === kind).length, word] as const)
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ');
}
