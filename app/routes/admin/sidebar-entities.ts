import type { NamedPermission } from '~/features/permissions/components/permission-list';
import type { EntityType } from '~/features/permissions/rules';

/** How many of each kind the sidebar names. */
const mostPerGroup = 5;

/** What the sidebar names of a kind: the first few, and always the one whose page is open. */
export function sidebarEntities(entities: NamedPermission[], type: EntityType, path: string) {
  const ofType = entities.filter(({ entityType }) => entityType === type);
  const named = ofType.filter(
    ({ to }, place) => place < mostPerGroup || path === to || path.startsWith(`${to}/`),
  );
  return { named, hasMore: named.length < ofType.length };
}
