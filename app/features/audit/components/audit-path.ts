import { href } from 'react-router';
import { hasPage, pagePath } from '~/lib/page-path';
import type { AuditEntry } from '../queries';

/** The page of what an entry is about; null for what has none. */
export function auditPath({ entityType, entityId, detail }: AuditEntry): string | null {
  if (hasPage(entityType)) return pagePath(entityType, entityId);
  if (entityType !== 'order' || typeof detail.eventId !== 'number') return null;
  return href('/admin/event/:id/orders/:orderId', { id: String(detail.eventId), orderId: String(entityId) });
}
