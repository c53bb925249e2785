import type { Db } from '~/db/db';
import type { NamedPermission } from '~/features/permissions/components/permission-list';
import { listLeadPictures, type PicturedType } from '~/features/pictures/queries';
import { sidebarEntities } from './sidebar-entities';

export type SidebarArt = Awaited<ReturnType<typeof loadSidebarArt>>;

/** The pictures of what the sidebar names while this page is open. */
export async function loadSidebarArt(db: Db, entities: NamedPermission[], path: string) {
  const of = (type: PicturedType) =>
    listLeadPictures(
      db,
      type,
      sidebarEntities(entities, type, path).named.map(({ entityId }) => entityId),
    );
  const [event, venue, artist, promoter] = await Promise.all([
    of('event'),
    of('venue'),
    of('artist'),
    of('promoter'),
  ]);
  return { event, venue, artist, promoter };
}
