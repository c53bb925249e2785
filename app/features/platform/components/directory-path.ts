import { href } from 'react-router';
import type { DirectoryRow } from '../directory-queries';

/** Where a row leads: the page that everyone sees, and of an order the one that its team sees. */
export function directoryPath({ kind, id, eventId }: Pick<DirectoryRow, 'kind' | 'id' | 'eventId'>): string {
  const params = { id: String(id) };
  switch (kind) {
    case 'user':
      return href('/user/:id', params);
    case 'event':
      return href('/event/:id', params);
    case 'venue':
      return href('/venue/:id', params);
    case 'artist':
      return href('/artist/:id', params);
    case 'promoter':
      return href('/promoter/:id', params);
    case 'order':
      return href('/admin/event/:id/orders/:orderId', { id: String(eventId), orderId: String(id) });
  }
}
