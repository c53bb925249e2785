import type { Db } from '~/db/db';
import { listHeldMessages } from '~/features/holder-messages/queries';
import { directoryPageSize, directorySorts } from '~/features/platform/components/directory-table';
import { getPlatformFigures, listDirectory } from '~/features/platform/queries';
import { readDirectoryKind } from '~/features/platform/rules';
import { readTableState } from '~/ui/data-table/table-state';

export async function loadDirectory(db: Db, params: URLSearchParams) {
  const kind = readDirectoryKind(params.get('kind'));
  const page = readTableState(params, { sorts: directorySorts, pageSize: directoryPageSize });
  // They follow when they are counted. Their failure is told where they would be, and must not count as
  // unhandled before the page listens.
  const figures = getPlatformFigures(db);
  figures.catch(() => undefined);
  const [directory, held] = await Promise.all([listDirectory(db, kind, page), listHeldMessages(db)]);
  return { kind, figures, held, ...directory };
}
