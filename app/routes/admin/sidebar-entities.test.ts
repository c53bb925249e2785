import { expect, test } from 'vitest';
import { sidebarEntities } from './sidebar-entities';

const events = Array.from({ length: 12 }, (_, index) => ({
  ...({ entityType: 'event', level: 4 } as const),
  entityId: index + 1,
  name: `Night ${index + 1}`,
  to: `/admin/event/${index + 1}`,
}));
const idsAt = (path: string, entities = events) => {
  const { named, hasMore } = sidebarEntities(entities, 'event', path);
  return { ids: named.map(({ entityId }) => entityId), hasMore };
};

test('names the first few, and says that there are more', () => {
  expect(idsAt('/admin')).toEqual({ ids: [1, 2, 3, 4, 5], hasMore: true });
  expect(idsAt('/admin', events.slice(0, 5))).toEqual({ ids: [1, 2, 3, 4, 5], hasMore: false });
});

test('the one whose page is open is always there', () => {
  expect(idsAt('/admin/event/12/orders').ids).toEqual([1, 2, 3, 4, 5, 12]);
  expect(idsAt('/admin/event/1').ids).toEqual([1, 2, 3, 4, 5]);
  expect(idsAt('/admin/event/6', events.slice(0, 6))).toEqual({ ids: [1, 2, 3, 4, 5, 6], hasMore: false });
});
