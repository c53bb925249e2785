import { expect, test } from 'vitest';
import { nextSort, readTableState, withParams } from '~/ui/data-table/table-state';

const allowed = { sorts: ['total', 'created'], filters: ['status'], pageSize: 25, defaultSort: '-created' };

test('reads what is asked for', () => {
  const params = new URLSearchParams('sort=-total&page=3&q=%20ann%20&status=paid&other=1');
  expect(readTableState(params, allowed)).toEqual({
    sort: 'total',
    descending: true,
    page: 3,
    from: 50,
    to: 74,
    search: 'ann',
    filters: { status: 'paid' },
  });
});

test.each(['sort=password', 'page=-1', 'page=1.5', 'page=1e99', 'page=x', ''])(
  '%s is the beginning',
  (query) => {
    expect(readTableState(new URLSearchParams(query), allowed)).toMatchObject({
      sort: 'created',
      descending: true,
      page: 1,
      from: 0,
    });
  },
);

test('a new filter goes back to the first page, turning the page keeps the filter', () => {
  const params = new URLSearchParams('page=4&status=paid');
  expect(withParams(params, { q: 'ann' }).toString()).toBe('status=paid&q=ann');
  expect(withParams(params, { page: '5' }).toString()).toBe('page=5&status=paid');
  expect(withParams(params, { status: null }).toString()).toBe('');
});

test('sorting goes around', () => {
  expect(nextSort(null, 'total')).toBe('total');
  expect(nextSort('total', 'total')).toBe('-total');
  expect(nextSort('-total', 'total')).toBeNull();
  expect(nextSort('created', 'total')).toBe('total');
});
