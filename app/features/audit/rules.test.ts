import { expect, test } from 'vitest';
import { dayAfter, readAuditFilter } from './rules';

test('what the address says is read, and what it cannot mean is left out', () => {
  const read = (query: string) => readAuditFilter(new URLSearchParams(query));
  expect(read('action=event.&by=4&entity=event&number=12&from=2026-11-01&to=2026-11-30&before=900')).toEqual({
    action: 'event.',
    actor: 4,
    entityType: 'event',
    entityId: 12,
    from: '2026-11-01',
    to: '2026-11-30',
    before: 900,
  });
  const nothing = { action: '', actor: null, entityType: '', entityId: null, from: '', to: '', before: null };
  expect(read('')).toEqual(nothing);
  expect(read('action=%25&by=me&entity=car&number=-1&from=2026-13-40&to=yesterday&before=0')).toEqual(
    nothing,
  );
});

test('the last day counts whole', () => {
  expect(dayAfter('2026-12-31')).toBe('2027-01-01T00:00:00.000Z');
});
