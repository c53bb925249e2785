import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '~/lib/page-meta';

type Match = { loaderData?: unknown } | undefined;

/** Titles of the event-admin pages: `Tickets – Tidal Forms – Limelight`. */
export function eventMeta(title: string, description: string, matches: readonly Match[]): MetaDescriptor[] {
  const name = eventTitle(matches);
  return pageMeta({ title: name ? `${title} – ${name}` : title, description });
}

function eventTitle(matches: readonly Match[]): string | undefined {
  for (const match of matches) {
    const found = match?.loaderData;
    if (typeof found !== 'object' || found === null || !('event' in found)) continue;
    const { event } = found;
    if (typeof event === 'object' && event !== null && 'title' in event) return String(event.title);
  }
  return undefined;
}
