import { GrantForm } from '~/features/permissions/components/grant-form';
import { PermissionChips } from '~/features/permissions/components/permission-chips';
import { DirectoryTable } from '~/features/platform/components/directory-table';
import { DirectoryTabs } from '~/features/platform/components/directory-tabs';
import { Figures, FiguresSkeleton } from '~/features/platform/components/platform-figures';
import { useViewer } from '~/routes/use-viewer';
import { Panel } from '~/ui/panel/panel';
import { DeferredPanel } from './deferred-panel';
import { HeldMessagesPanel } from './held-messages-panel';
import type { loadDirectory } from './load-directory';

/** The level from which staff mend the teams of others: private.require_owner in the identity migration. */
const mendingLevel = 3;

/** Every person and everything they run, to look up and to act on. */
export function DirectoryView({
  kind,
  figures,
  held,
  rows,
  total,
}: Awaited<ReturnType<typeof loadDirectory>>) {
  const canGrant = (useViewer()?.platformLevel ?? 0) >= mendingLevel;
  return (
    <>
      <DeferredPanel
        loading={figures}
        fallback={<FiguresSkeleton />}
        failure="The figures could not be shown"
      >
        {(known) => <Figures {...known} />}
      </DeferredPanel>
      <HeldMessagesPanel messages={held} />
      <DirectoryTabs kind={kind} />
      <DirectoryTable
        kind={kind}
        rows={rows}
        total={total}
        permissionsOf={({ permissions }) => (
          <PermissionChips
            permissions={permissions}
            naming={kind === 'users' ? 'entities' : 'people'}
            canRevoke={canGrant}
          />
        )}
      />
      {canGrant && (
        <Panel title="Grant a permission" text="A person who has a level there already gets the new one.">
          <GrantForm />
        </Panel>
      )}
    </>
  );
}
