import { useSearchParams } from 'react-router';
import { AuditFilters } from '~/features/audit/components/audit-filters';
import { AuditLog } from '~/features/audit/components/audit-log';
import { ButtonLink } from '~/ui/button/button-link';
import { EmptyState } from '~/ui/empty-state/empty-state';
import type { loadAudit } from './load-audit';

/** Who did what, newest first, a page at a time. */
export function AuditView({ filter, entries, next }: Awaited<ReturnType<typeof loadAudit>>) {
  const [params] = useSearchParams();
  const older = new URLSearchParams(params);
  older.set('before', String(next));
  const newest = new URLSearchParams(params);
  newest.delete('before');
  return (
    <>
      <AuditFilters filter={filter} />
      {entries.length === 0 ? (
        <EmptyState icon="shield" title="Nothing is written down for that">
          Try fewer filters. Entries are kept for two years; times are UTC’s.
        </EmptyState>
      ) : (
        <AuditLog entries={entries} />
      )}
      {filter.before !== null && (
        <ButtonLink to={`?${newest}`} kind="quiet">
          Back to the newest
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink to={`?${older}`} kind="secondary">
          Older entries
        </ButtonLink>
      )}
    </>
  );
}
