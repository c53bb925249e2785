import { href } from 'react-router';
import type { Db } from '~/db/db';
import { listArtistsById } from '~/features/artists/queries';
import { listEventsById } from '~/features/events/queries';
import type { NamedPermission } from '~/features/permissions/components/permission-list';
import type { Permission } from '~/features/permissions/queries';
import type { EntityType } from '~/features/permissions/rules';
import { listPromotersById } from '~/features/promoters/queries';
import { listVenuesById } from '~/features/venues/queries';

/** Permissions point at entities by type and number only; one query per type finds their names. */
export async function namePermissions(db: Db, permissions: Permission[]): Promise<NamedPermission[]> {
  const ids = (type: EntityType) =>
    permissions.filter(({ entityType }) => entityType === type).map(({ entityId }) => entityId);
  const [events, venues, artists, promoters] = await Promise.all([
    listEventsById(db, ids('event')),
    listVenuesById(db, ids('venue')),
    listArtistsById(db, ids('artist')),
    listPromotersById(db, ids('promoter')),
  ]);
  const names = new Map<string, string>([
    ...events.map(({ id, title }) => [`event ${id}`, title] as const),
    ...venues.map(({ id, name }) => [`venue ${id}`, name] as const),
    ...artists.map(({ id, name }) => [`artist ${id}`, name] as const),
    ...promoters.map(({ id, name }) => [`promoter ${id}`, name] as const),
    ['platform 1', 'Limelight itself'],
  ]);
  return permissions.flatMap((permission) => {
    const name = names.get(`${permission.entityType} ${permission.entityId}`);
    return name ? [{ ...permission, name, to: adminPath(permission) }] : [];
  });
}

function adminPath({ entityType, entityId }: { entityType: EntityType; entityId: number }): string {
  const params = { id: String(entityId) };
  switch (entityType) {
    case 'event':
      return href('/admin/event/:id', params);
    case 'venue':
      return href('/admin/venue/:id', params);
    case 'artist':
      return href('/admin/artist/:id', params);
    case 'promoter':
      return href('/admin/promoter/:id', params);
    case 'platform':
      return href('/admin/manage');
  }
}
