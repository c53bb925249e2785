import type { Db } from '~/db/db';
import { listAudit } from '~/features/audit/queries';
import { readAuditFilter } from '~/features/audit/rules';

export async function loadAudit(db: Db, params: URLSearchParams) {
  const filter = readAuditFilter(params);
  return { filter, ...(await listAudit(db, filter)) };
}
