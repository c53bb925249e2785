import { href } from 'react-router';
import type { NamedPermission } from '~/features/permissions/components/permission-list';

export type PresentEntity = {
  type: 'event' | 'venue' | 'artist' | 'promoter';
  id: number;
  name: string;
  level: number;
  /** Where everyone sees it. */
  publicPath: string;
};

const publicPaths = {
  event: '/event/:id',
  venue: '/venue/:id',
  artist: '/artist/:id',
  promoter: '/promoter/:id',
} as const;

export const publicPathOf = (type: PresentEntity['type'], id: number) =>
  href(publicPaths[type], { id: String(id) });

/** Platform staff of this level may do everything everywhere: private.can in the identity migration. */
const staffWhoMayAll = 3;
const highest = 4;

/** Which of somebody's entities the page belongs to. */
export function findPresent(
  pathname: string,
  entities: readonly NamedPermission[],
  platformLevel: number,
): PresentEntity | null {
  const [, type, id] = /^\/admin\/([a-z]+)\/(\d+)/.exec(pathname) ?? [];
  const one = entities.find(({ entityType, entityId }) => entityType === type && entityId === Number(id));
  if (!one || one.entityType === 'platform') return null;
  const { entityType, entityId, name, level } = one;
  const publicPath = publicPathOf(entityType, entityId);
  return {
    ...{ type: entityType, id: entityId, name, publicPath },
    level: platformLevel >= staffWhoMayAll ? highest : level,
  };
}
