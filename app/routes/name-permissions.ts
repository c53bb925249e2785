import { href } from 'react-router';
import type { Db } from '~/db/db';
import { listArtistsById } from '~/features/artists/queries';
import { listEventsById } from '~/features/events/queries';
import { currentMinute, isOver } from '~/features/events/rules';
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
  const now = currentMinute();
  const coming = events.filter((event) => !isOver(event, now));
  // In this order they are named: what comes next first, then what is over, newest first.
  const names = new Map<string, string>([
    ...[...coming, ...events.filter((event) => isOver(event, now)).reverse()].map(
      ({ id, title }) => [`event ${id}`, title] as const,
    ),
    ...venues.map(({ id, name }) => [`venue ${id}`, name] as const),
    ...artists.map(({ id, name }) => [`artist ${id}`, name] as const),
    ...promoters.map(({ id, name }) => [`promoter ${id}`, name] as const),
    ['platform 1', 'Limelight itself'],
  ]);
  const times = new Map(
    events.map(({ id, starts_at: startsAt, timezone }) => [id, { startsAt, timezone }] as const),
  );
  const byKey = new Map(permissions.map((one) => [`${one.entityType} ${one.entityId}`, one]));
  return [...names].flatMap(([key, name]) => {
    const permission = byKey.get(key);
    if (!permission) return [];
    const when = permission.entityType === 'event' ? times.get(permission.entityId) : undefined;
    return [{ ...permission, name, to: adminPath(permission), ...(when && { when }) }];
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
