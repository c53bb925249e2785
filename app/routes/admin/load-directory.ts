import type { Db } from '~/db/db';
import { listHeldMessages } from '~/features/holder-messages/queries';
import { directoryPageSize, directorySorts } from '~/features/platform/components/directory-table';
import { listDirectory } from '~/features/platform/directory-queries';
import { getPlatformFigures } from '~/features/platform/queries';
import { readDirectoryKind } from '~/features/platform/rules';
import { listEntityNames } from '~/routes/name-permissions';
import { readTableState } from '~/ui/data-table/table-state';

export async function loadDirectory(db: Db, params: URLSearchParams) {
  const kind = readDirectoryKind(params.get('kind'));
  const page = readTableState(params, {
    sorts: directorySorts,
    filters: ['state'],
    pageSize: directoryPageSize,
  });
  // They follow when they are counted. Their failure is told where they would be, and must not count as
  // unhandled before the page listens.
  const figures = getPlatformFigures(db);
  figures.catch(() => undefined);
  const [{ rows, total }, held] = await Promise.all([listDirectory(db, kind, page), listHeldMessages(db)]);
  const nameOf = await listEntityNames(
    db,
    rows.flatMap(({ permissions }) => permissions),
  );
  const named = rows.map((row) => ({
    ...row,
    permissions: row.permissions.map((one) => ({ ...one, entityName: nameOf(one) })),
  }));
  return { kind, search: page.search, figures, held, rows: named, total };
}
