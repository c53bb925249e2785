import { expect, test } from 'vitest';
import { hasPage } from '~/lib/page-path';
import { type Found, type FoundKind, foundKinds, groupFound } from './found';

function found(kind: FoundKind, id: number): Found {
  return { kind, id, name: `${kind} ${id}`, detail: '', startsAt: null, timezone: null, picture: null };
}

test('what was found is grouped by kind, the best kind first', () => {
  const rows = [found('artist', 1), found('event', 2), found('artist', 3)];
  expect(groupFound(rows).map(({ kind, found: those }) => [kind, those.map(({ id }) => id)])).toEqual([
    ['artist', [1, 3]],
    ['event', [2]],
  ]);
});

test('everything that can be found has a page', () => {
  expect(foundKinds.filter((kind) => !hasPage(kind))).toEqual([]);
});
