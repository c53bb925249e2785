import { data, href, redirect } from 'react-router';
import { dbContext, platformContext } from '~/db/context';
import { requireOrganiser } from '~/features/access/middleware';
import { getImport, listImports } from '~/features/imports/queries';
import { getViewer } from '~/features/session/queries';
import { listTimezones } from '~/lib/choices';
import { parseEntityId } from '~/lib/entity-id';
import { pageMeta } from '~/lib/page-meta';
import { PageHeader } from '~/ui/page-header/page-header';
import type { Route } from './+types/facebook-events';
import classes from './admin-page.module.css';
import { ImportForm } from './import-form';
import { ImportPreview } from './import-preview';
import { PastImports } from './past-imports';
import { readImportForm } from './read-import-form.server';

export const middleware = [requireOrganiser];
export const clientMiddleware = [requireOrganiser];

/** Always the server: it knows whether Facebook can be asked. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const importId = parseEntityId(url.searchParams.get('import') ?? '');
  const viewer = await getViewer(db);
  const [imports, opened] = await Promise.all([
    listImports(db, viewer?.userId ?? 0),
    importId === undefined ? null : getImport(db, importId),
  ]);
  if (importId !== undefined && !opened) throw data(null, { status: 404 });
  return {
    imports,
    opened,
    zones: listTimezones(),
    now: new Date().toISOString(),
    hasFacebook: context.get(platformContext).facebook !== undefined,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await readImportForm(await request.formData(), context);
  if ('problem' in answer) return data(answer, 422);
  return redirect(`${href('/admin/facebook-events')}?import=${answer.importId}`);
}

const description = 'Bring events over from Facebook, a calendar file or another site as drafts.';

export const meta = () => pageMeta({ title: 'Import events', description });

export default function FacebookEvents({ loaderData, actionData }: Route.ComponentProps) {
  const { imports, opened, zones, now, hasFacebook } = loaderData;
  return (
    <div className={classes.page}>
      <PageHeader
        title="Import events"
        text={description}
        {...(opened && { back: { to: '?', label: 'Import something else' } })}
      />
      {opened ? (
        <ImportPreview key={`${opened.id} ${opened.state}`} opened={opened} />
      ) : (
        <ImportForm problem={actionData} zones={zones} hasFacebook={hasFacebook} />
      )}
      {imports.length > 0 && !opened && <PastImports imports={imports} now={now} />}
    </div>
  );
}
