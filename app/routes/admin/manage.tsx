import { data } from 'react-router';
import { dbContext } from '~/db/context';
import { requireStaff } from '~/features/access/middleware';
import { listGenreFigures } from '~/features/genres/editing-queries';
import { changeTeam } from '~/features/permissions/change-team';
import { isEntityType } from '~/features/permissions/rules';
import { getPlatformSettings } from '~/features/settings/queries';
import { parseEntityId } from '~/lib/entity-id';
import { pageMeta } from '~/lib/page-meta';
import { LinkTabs } from '~/ui/link-tabs/link-tabs';
import { PageHeader } from '~/ui/page-header/page-header';
import type { Route } from './+types/manage';
import classes from './admin-page.module.css';
import { AuditView } from './audit-view';
import { DirectoryView } from './directory-view';
import { GenresView } from './genres-view';
import { loadAudit } from './load-audit';
import { loadDirectory } from './load-directory';
import { manageTabs, readManageView } from './manage-views';
import { SettingsView } from './settings-view';

export const middleware = [requireStaff];
export const clientMiddleware = [requireStaff];

async function load({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const { searchParams } = new URL(request.url);
  const db = context.get(dbContext);
  const view = readManageView(searchParams.get('view'));
  switch (view) {
    case 'genres':
      return { view, genres: await listGenreFigures(db) };
    case 'settings':
      return { view, settings: await getPlatformSettings(db) };
    case 'audit':
      return { view, ...(await loadAudit(db, searchParams)) };
    case 'directory':
      return { view, ...(await loadDirectory(db, searchParams)) };
  }
}

export const loader = load;
export const clientLoader = load;

async function act({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const form = await request.formData();
  const entityType = String(form.get('entityType'));
  const entityId = parseEntityId(String(form.get('entityId')).trim());
  if (!isEntityType(entityType) || entityId === undefined) {
    return data({ problem: 'Choose what the permission is for.' }, 422);
  }
  const result = await changeTeam(context.get(dbContext), { entityType, entityId }, form);
  return data(result, 'problem' in result ? 422 : 200);
}

export const action = act;
export const clientAction = act;

export const meta = () => pageMeta({ title: 'Manage', description: 'Every person and everything they run.' });

export default function Manage({ loaderData }: Route.ComponentProps) {
  const { view } = loaderData;
  return (
    <div className={classes.page}>
      <PageHeader title="Manage" text="Every person and everything they run." />
      <LinkTabs label="Views" tabs={manageTabs(view)} />
      {view === 'directory' && <DirectoryView {...loaderData} />}
      {view === 'genres' && <GenresView {...loaderData} />}
      {view === 'settings' && <SettingsView {...loaderData} />}
      {view === 'audit' && <AuditView {...loaderData} />}
    </div>
  );
}
