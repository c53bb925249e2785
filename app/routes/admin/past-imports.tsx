import { ImportHistory } from '~/features/imports/components/import-history';
import type { ImportSummary } from '~/features/imports/queries';
import { ButtonLink } from '~/ui/button/button-link';
import { Panel } from '~/ui/panel/panel';

/** What was brought over before; taking it back is on its own page. */
export function PastImports({ imports, now }: { imports: ImportSummary[]; now: string }) {
  return (
    <Panel title="Brought over before">
      <ImportHistory
        imports={imports}
        now={now}
        actionsOf={({ id, source }) => (
          <ButtonLink kind="secondary" size="sm" to={`?import=${id}`} aria-label={`Open ${source}`}>
            Open
          </ButtonLink>
        )}
      />
    </Panel>
  );
}
