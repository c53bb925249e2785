import { isTimed, type TimedSlot, type VisitorSlot } from './visitor-types';

export type Filter = { stageId: number | null; search: string; onlyMine: boolean };

export const noFilter: Filter = { stageId: null, search: '', onlyMine: false };

export function isFiltering({ stageId, search, onlyMine }: Filter): boolean {
  return stageId !== null || search.trim() !== '' || onlyMine;
}

/** What is typed is looked for in titles, artists and genres, whatever the accents. */
export function filterSlots<Slot extends VisitorSlot>(
  slots: readonly Slot[],
  { stageId, search, onlyMine }: Filter,
  favourites: ReadonlySet<string>,
): Slot[] {
  const wanted = plain(search.trim());
  return slots.filter(
    (slot) =>
      (stageId === null || slot.stageId === stageId) &&
      (!onlyMine || favourites.has(slot.id)) &&
      (wanted === '' || plain(wordsOf(slot)).includes(wanted)),
  );
}

/** The evenings that something is planned for, in order. */
export function listNights(slots: readonly VisitorSlot[]): string[] {
  return [...new Set(slots.flatMap(({ night }) => night ?? []))].sort();
}

export type ArtistSlots = { name: string; slots: VisitorSlot[] };

/** By the name of who plays; a slot of two is found under both. */
export function groupByArtist(slots: readonly VisitorSlot[]): ArtistSlots[] {
  const groups = new Map<string, ArtistSlots>();
  for (const slot of slots) {
    const names = slot.artists.map(({ name }) => name);
    for (const name of names.length > 0 ? names : [slot.title || 'To be announced']) {
      const group = groups.get(name) ?? { name, slots: [] };
      group.slots.push(slot);
      groups.set(name, group);
    }
  }
  return [...groups.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

export type StartGroup = { startsAt: string; slots: TimedSlot[] };

/** What begins together. */
export function groupByStart(slots: readonly VisitorSlot[]): StartGroup[] {
  const timed = slots.filter(isTimed);
  const starts = [...new Set(timed.map(({ startsAt }) => Date.parse(startsAt)))].sort((a, b) => a - b);
  return starts.map((start) => ({
    startsAt: new Date(start).toISOString(),
    slots: timed.filter(({ startsAt }) => Date.parse(startsAt) === start),
  }));
}

function wordsOf({ title, artists, note }: VisitorSlot): string {
  return [title, note, ...artists.flatMap(({ name, genres }) => [name, ...genres])].join(' ');
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
