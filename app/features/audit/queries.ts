import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { type AuditFilter, dayAfter } from './rules';

export type AuditEntry = {
  id: number;
  at: string;
  actorId: number | null;
  actorName: string | null;
  action: string;
  entityType: string;
  entityId: number;
  entityName: string | null;
  /** The person in the detail, where there is one. */
  personName: string | null;
  detail: Record<string, unknown>;
};

const pageSize = 50;

/** Newest first; `next` is where the following page begins, null on the last. */
export async function listAudit(
  db: Db,
  filter: AuditFilter,
): Promise<{ entries: AuditEntry[]; next: number | null }> {
  const rows = unwrap(
    await db.rpc('list_audit', {
      action_prefix: filter.action,
      most: pageSize + 1,
      ...(filter.actor !== null && { actor: filter.actor }),
      ...(filter.entityType && { of_type: filter.entityType }),
      ...(filter.entityId !== null && { of_id: filter.entityId }),
      ...(filter.from && { since: `${filter.from}T00:00:00Z` }),
      ...(filter.to && { until: dayAfter(filter.to) }),
      ...(filter.before !== null && { before_id: filter.before }),
    }),
  );
  const entries = rows.slice(0, pageSize).map((row) => ({
    id: row.id,
    at: row.at,
    actorId: row.actor_user_id,
    actorName: row.actor_name,
    action: row.action,
    entityType: row.entity_type,
    entityId: row.entity_id,
    entityName: row.entity_name,
    personName: row.person_name,
    detail: Object(row.detail) as Record<string, unknown>,
  }));
  return { entries, next: rows.length > pageSize ? (entries.at(-1)?.id ?? null) : null };
}
