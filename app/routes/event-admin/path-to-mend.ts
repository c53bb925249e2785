import { href } from 'react-router';
import type { ReadinessPlace } from '~/features/events/readiness';

const sections: Record<Exclude<ReadinessPlace, 'line-up'>, string> = {
  venue: 'where',
  description: 'words',
  pictures: 'pictures',
  genres: 'genres',
  price: 'price',
};

/** Where something that the event page lacks is added. */
export function pathToMend(eventId: number, place: ReadinessPlace): string {
  const id = { id: String(eventId) };
  if (place === 'line-up') return href('/admin/event/:id/artists', id);
  return `${href('/admin/event/:id/settings', id)}#${sections[place]}`;
}
