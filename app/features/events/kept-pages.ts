import type { EventPage } from './pages';

/**
 * What somebody loaded of a list stays with the entry of the history that they loaded it on: going back, or
 * reloading the page, finds the list as long as it was.
 */
type Kept = { list: EventPage; scrolled: number };

const prefix = 'limelight-list ';
const kept = new Map<string, Kept>();
const listeners = new Set<() => void>();

export function onKeptPages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function getKeptPages(key: string): EventPage | undefined {
  return find(key)?.list;
}

/** How far down the page somebody was when the document went away; told once. */
export function takeKeptScroll(key: string): number {
  const entry = find(key);
  if (!entry?.scrolled) return 0;
  save(key, { ...entry, scrolled: 0 });
  return entry.scrolled;
}

export function keepPages(key: string, list: EventPage): void {
  save(key, { list, scrolled: 0 });
  for (const listener of listeners) listener();
}

/** Once per document that ends; within one, the router remembers. */
export function keepScroll(key: string): void {
  const entry = kept.get(key);
  if (entry) save(key, { ...entry, scrolled: window.scrollY });
}

function save(key: string, entry: Kept): void {
  kept.set(key, entry);
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(entry));
  } catch {
    // No room, or not allowed: the list is kept as long as the document.
  }
}

function find(key: string): Kept | undefined {
  const known = kept.get(key);
  if (known || !cameBack()) return known;
  const found = read(key);
  if (found) kept.set(key, found);
  return found;
}

function read(key: string): Kept | undefined {
  try {
    const text = sessionStorage.getItem(prefix + key);
    return text === null ? undefined : (JSON.parse(text) as Kept);
  } catch {
    return undefined;
  }
}

/** Whoever opens the page anew gets it anew. */
function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}
