import { href } from 'react-router';
import type { AuditEntry } from '../queries';

/** The page of what an entry is about; null for what has none. */
export function auditPath({ entityType, entityId, detail }: AuditEntry): string | null {
  const params = { id: String(entityId) };
  switch (entityType) {
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
    case 'genre':
      return href('/genre/:id', params);
    case 'order':
      return typeof detail.eventId === 'number'
        ? href('/admin/event/:id/orders/:orderId', { id: String(detail.eventId), orderId: params.id })
        : null;
    default:
      return null;
  }
}
