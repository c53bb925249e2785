import { expect, test } from 'vitest';
import { indented, placesFor, stepOf, walkGenres } from './genre-tree';

const genre = (id: number, name: string, parent_id: number | null) => ({
  id,
  name,
  parent_id,
  description: '',
  events: 0,
  artists: 0,
  followers: 0,
});
const tree = walkGenres([
  genre(1, 'Electronic', null),
  genre(2, 'Jazz', null),
  genre(3, 'Techno', 1),
  genre(4, 'House', 1),
  genre(5, 'Dub Techno', 3),
]);
const find = (name: string) => {
  const found = tree.find((node) => node.name === name);
  if (!found) throw new Error(name);
  return found;
};

test('each genre is followed by what belongs to it', () => {
  expect(tree.map(indented)).toEqual(['Electronic', '– Techno', '– – Dub Techno', '– House', 'Jazz']);
  expect(find('Techno')).toMatchObject({ hasBranches: true, line: [3, 1], next: 4, previous: null });
});

test('a genre can go anywhere but below itself', () => {
  expect(placesFor(find('Techno'), tree).map(({ name }) => name)).toEqual(['Electronic', 'House', 'Jazz']);
});

test('a step is a place before a sibling, or the last one', () => {
  expect(stepOf(find('Techno'), 'up', tree)).toBeUndefined();
  expect(stepOf(find('Techno'), 'down', tree)).toBeNull();
  expect(stepOf(find('House'), 'up', tree)).toBe(3);
  expect(stepOf(find('House'), 'down', tree)).toBeUndefined();
});
