import type { Db } from '~/db/db';
import type { NamedPermission } from '~/features/permissions/components/permission-list';
import { listLeadPictures, type PicturedType } from '~/features/pictures/queries';

/** How many of each kind the sidebar names. */
export const mostPerGroup = 5;

export type SidebarArt = Awaited<ReturnType<typeof loadSidebarArt>>;

/** The pictures of what the sidebar names. */
export async function loadSidebarArt(db: Db, entities: NamedPermission[]) {
  const of = (type: PicturedType) => {
    const named = entities.filter(({ entityType }) => entityType === type).slice(0, mostPerGroup);
    return listLeadPictures(
      db,
      type,
      named.map(({ entityId }) => entityId),
    );
  };
  const [event, venue, artist, promoter] = await Promise.all([
    of('event'),
    of('venue'),
    of('artist'),
    of('promoter'),
  ]);
  return { event, venue, artist, promoter };
}
