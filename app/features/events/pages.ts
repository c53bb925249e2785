import type { EventCardData } from './listing';
import { type Cursor, formatCursor } from './rules';

export type EventPage = { events: EventCardData[]; next: Cursor | null };

/**
 * The first page as it is now, followed by what was loaded below it some time ago. What the first page reaches
 * is told by it alone: an event that is gone since is gone, and one that moved in pushes nothing out.
 */
export function joinPages(first: EventPage, loaded: EventPage | undefined): EventPage {
  if (!loaded || !first.next) return first;
  const shown = new Set(first.events.map(({ id }) => id));
  const reached = loaded.events.findLastIndex(({ id }) => shown.has(id));
  const rest = loaded.events.slice(reached + 1);
  return reached >= 0 && rest.length > 0 ? { events: [...first.events, ...rest], next: loaded.next } : first;
}

export function addPage(list: EventPage, page: EventPage): EventPage {
  const shown = new Set(list.events.map(({ id }) => id));
  return { events: [...list.events, ...page.events.filter(({ id }) => !shown.has(id))], next: page.next };
}

/** The same address with another place in the list; null is its beginning. */
export function placeIn(search: string, name: string, place: Cursor | null): string {
  const params = new URLSearchParams(search);
  params.delete('index');
  params.delete(name);
  if (place) params.set(name, formatCursor(place));
  const query = params.toString();
  return query ? `?${query}` : '';
}
