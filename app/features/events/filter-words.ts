import { formatDate } from '~/lib/time';
import type { FilterName, Filters } from './filters';

/** A filter in a few words, as the chip that removes it says them. */
export function filterWords(name: FilterName, filters: Filters, genreName: string | undefined): string {
  switch (name) {
    case 'search':
      return `“${filters.search}”`;
    case 'when':
      return whenWords(filters.when);
    case 'city':
      return filters.city ?? '';
    case 'genre':
      return genreName ?? 'Genre';
    case 'near':
      return `Within ${filters.near?.km} km`;
    case 'maximum':
      return priceLimitWords(filters.maximum);
    case 'available':
      return 'Still available';
  }
}

export function whenWords(when: Filters['when']): string {
  if (when === undefined) return 'Any date';
  if (when === 'tonight') return 'Tonight';
  if (when === 'weekend') return 'This weekend';
  if (when === 'week') return 'Next 7 days';
  const [from, to] = [when.from, when.to].map((day) => formatDate(`${day}T12:00:00Z`, 'UTC', 'short'));
  return from === to ? `${from}` : `${from} – ${to}`;
}

export function priceLimitWords(maximum: number | undefined): string {
  if (maximum === undefined) return 'Any price';
  return maximum === 0 ? 'Free' : `Up to ${maximum}`;
}
