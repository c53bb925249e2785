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

type Entity = { entityType: string; entityId: number };
type Named = { name: string; when?: NamedPermission['when'] };

const keyOf = ({ entityType, entityId }: Entity) => `${entityType} ${entityId}`;

export async function namePermissions(db: Db, permissions: Permission[]): Promise<NamedPermission[]> {
  const byKey = new Map(permissions.map((one) => [keyOf(one), one]));
  return [...(await nameEntities(db, permissions))].flatMap(([key, named]) => {
    const permission = byKey.get(key);
    return permission ? [{ ...permission, ...named, to: adminPath(permission) }] : [];
  });
}

/** What entities are called, for permissions that know their type and number only. */
export async function listEntityNames(db: Db, entities: Entity[]): Promise<(entity: Entity) => string> {
  const named = await nameEntities(db, entities);
  return (entity) => named.get(keyOf(entity))?.name ?? keyOf(entity);
}

/** One query per type, for all of it. What comes next is first, then what is over, newest first. */
async function nameEntities(db: Db, entities: Entity[]): Promise<Map<string, Named>> {
  const ids = (type: EntityType) => [
    ...new Set(entities.filter(({ entityType }) => entityType === type).map(({ entityId }) => entityId)),
  ];
  const [events, venues, artists, promoters] = await Promise.all([
    listEventsById(db, ids('event')),
    listVenuesById(db, ids('venue')),
    listArtistsById(db, ids('artist')),
    listPromotersById(db, ids('promoter')),
  ]);
  const now = currentMinute();
  const coming = events.filter((event) => !isOver(event, now));
  const past = events.filter((event) => isOver(event, now)).reverse();
  return new Map<string, Named>([
    ...[...coming, ...past].map(
      ({ id, title, starts_at: startsAt, timezone }) =>
        [`event ${id}`, { name: title, when: { startsAt, timezone } }] as const,
    ),
    ...venues.map(({ id, name }) => [`venue ${id}`, { name }] as const),
    ...artists.map(({ id, name }) => [`artist ${id}`, { name }] as const),
    ...promoters.map(({ id, name }) => [`promoter ${id}`, { name }] as const),
    ['platform 1', { name: 'Limelight itself' }],
  ]);
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
