import { useState } from 'react';
import { PermissionChips } from '~/features/permissions/components/permission-chips';
import { DirectoryTable } from '~/features/platform/components/directory-table';
import { Figures, FiguresSkeleton } from '~/features/platform/components/platform-figures';
import type { DirectoryRow } from '~/features/platform/directory-queries';
import { moderatingLevel } from '~/features/platform/rules';
import { useViewer } from '~/routes/use-viewer';
import { DeferredPanel } from './deferred-panel';
import { type DirectoryAct, DirectoryActs } from './directory-acts';
import { GrantDialog } from './grant-dialog';
import { HeldMessagesPanel } from './held-messages-panel';
import type { loadDirectory } from './load-directory';
import { SuspendDialog } from './suspend-dialog';

/** Every person and everything they run, to look up and to act on. */
export function DirectoryView(loaded: Awaited<ReturnType<typeof loadDirectory>>) {
  const { kind, search, figures, held, rows, total } = loaded;
  const platformLevel = useViewer()?.platformLevel ?? 0;
  const canMend = platformLevel >= moderatingLevel;
  const [asked, setAsked] = useState<{ row: DirectoryRow; act: DirectoryAct } | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <HeldMessagesPanel messages={held} />
      <DirectoryTable
        kind={kind}
        rows={rows}
        total={total}
        search={search}
        permissionsOf={({ permissions }) => (
          <PermissionChips
            permissions={permissions}
            naming={kind === 'users' ? 'entities' : 'people'}
            canRevoke={canMend}
          />
        )}
        actionsOf={(row) => (
          <DirectoryActs row={row} platformLevel={platformLevel} onAsk={(act) => setAsked({ row, act })} />
        )}
      />
      <DeferredPanel
        loading={figures}
        fallback={<FiguresSkeleton />}
        failure="The figures could not be shown"
      >
        {(known) => <Figures {...known} />}
      </DeferredPanel>
      {asked?.act === 'suspend' && <SuspendDialog row={asked.row} onClose={close} />}
      {asked?.act === 'grant' && <GrantDialog row={asked.row} onClose={close} />}
    </>
  );
}
