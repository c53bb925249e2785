import { expect, test } from 'vitest';
import { groupGenres } from './group-genres';

test('branches of branches stand with the foot of the tree', () => {
  const groups = groupGenres([
    { id: 3, name: 'Dub Techno', parent_id: 2 },
    { id: 4, name: 'Jazz', parent_id: null },
    { id: 1, name: 'Electronic', parent_id: null },
    { id: 2, name: 'Techno', parent_id: 1 },
  ]);
  expect(groups.map(({ name }) => name)).toEqual(['Electronic', 'Jazz']);
  expect(groups[0]?.branches.map(({ name }) => name)).toEqual(['Dub Techno', 'Techno']);
});
