import { href } from 'react-router';
import { pagePath } from '~/lib/page-path';
import type { DirectoryRow } from '../directory-queries';

/** Where a row leads: the page that everyone sees, and of an order the one that its team sees. */
export function directoryPath({ kind, id, eventId }: Pick<DirectoryRow, 'kind' | 'id' | 'eventId'>): string {
  if (kind !== 'order') return pagePath(kind, id);
  return href('/admin/event/:id/orders/:orderId', { id: String(eventId), orderId: String(id) });
}
