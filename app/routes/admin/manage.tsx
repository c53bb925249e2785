import { data } from 'react-router';
import { dbContext } from '~/db/context';
import { requireStaff } from '~/features/access/middleware';
import { changeTeam } from '~/features/permissions/change-team';
import { isEntityType } from '~/features/permissions/rules';
import { parseEntityId } from '~/lib/entity-id';
import { pageMeta } from '~/lib/page-meta';
import { LinkTabs } from '~/ui/link-tabs/link-tabs';
import { PageHeader } from '~/ui/page-header/page-header';
import type { Route } from './+types/manage';
import classes from './admin-page.module.css';
import { AuditView } from './audit-view';
import { DirectoryView } from './directory-view';
import { loadDirectory } from './load-directory';
import { manageTabs, readManageView } from './manage-views';

export const middleware = [requireStaff];
export const clientMiddleware = [requireStaff];

async function load({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const { searchParams } = new URL(request.url);
  const db = context.get(dbContext);
  const view = readManageView(searchParams.get('view'));
  switch (view) {
    case 'audit':
      return { view };
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

export default function Manage({ loaderData }: Route.ComponentProps) {
  const { view } = loaderData;
  return (
    <div className={classes.page}>
      <PageHeader title="Manage" text="Every person and everything they run." />
      <LinkTabs label="Views" tabs={manageTabs(view)} />
      {view === 'directory' && <DirectoryView {...loaderData} />}
      {view === 'audit' && <AuditView />}
    </div>
  );
}
