import { data } from 'react-router';
import { dbContext } from '~/db/context';
import { requireStaff } from '~/features/access/middleware';
import { listHeldMessages } from '~/features/holder-messages/queries';
import { changeTeam } from '~/features/permissions/change-team';
import { GrantForm } from '~/features/permissions/components/grant-form';
import { PermissionChips } from '~/features/permissions/components/permission-chips';
import { isEntityType } from '~/features/permissions/rules';
import {
  DirectoryTable,
  directoryPageSize,
  directorySorts,
} from '~/features/platform/components/directory-table';
import { DirectoryTabs } from '~/features/platform/components/directory-tabs';
import { Figures, FiguresSkeleton } from '~/features/platform/components/platform-figures';
import { getPlatformFigures, listDirectory } from '~/features/platform/queries';
import { readDirectoryKind } from '~/features/platform/rules';
import { parseEntityId } from '~/lib/entity-id';
import { pageMeta } from '~/lib/page-meta';
import { useViewer } from '~/routes/use-viewer';
import { readTableState } from '~/ui/data-table/table-state';
import { PageHeader } from '~/ui/page-header/page-header';
import { Panel } from '~/ui/panel/panel';
import type { Route } from './+types/manage';
import classes from './admin-page.module.css';
import { DeferredPanel } from './deferred-panel';
import { HeldMessagesPanel } from './held-messages-panel';

export const middleware = [requireStaff];
export const clientMiddleware = [requireStaff];

async function load({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const { searchParams } = new URL(request.url);
  const kind = readDirectoryKind(searchParams.get('kind'));
  const page = readTableState(searchParams, { sorts: directorySorts, pageSize: directoryPageSize });
  const db = context.get(dbContext);
  // They follow when they are counted. Their failure is told where they would be, and must not count as
  // unhandled before the page listens.
  const figures = getPlatformFigures(db);
  figures.catch(() => undefined);
  const [directory, held] = await Promise.all([listDirectory(db, kind, page), listHeldMessages(db)]);
  return { kind, figures, held, ...directory };
}

export const loader = load;
export const clientLoader = load;

async function act({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const form = await request.formData();
  const entityType = String(form.get('entityType'));
  const entityId = parseEntityId(String(form.get('entityId')).trim());
  if (!isEntityType(entityType) || entityId === undefined) {
    return data(
      { problem: 'Choose what the permission is for, with its number.', field: 'entityId' as const },
      422,
    );
  }
  const result = await changeTeam(context.get(dbContext), { entityType, entityId }, form);
  return data(result, 'problem' in result ? 422 : 200);
}

export const action = act;
export const clientAction = act;

export const meta = () => pageMeta({ title: 'Manage', description: 'Every person and everything they run.' });

/** The level from which staff mend the teams of others: private.require_owner in the identity migration. */
const mendingLevel = 3;

export default function Manage({ loaderData }: Route.ComponentProps) {
  const { kind, figures, held, rows, total } = loaderData;
  const canGrant = (useViewer()?.platformLevel ?? 0) >= mendingLevel;
  return (
    <div className={classes.page}>
      <PageHeader title="Manage" text="Every person and everything they run." />
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
    </div>
  );
}
