import { expect, test } from 'vitest';
import { readParts } from '~/services/self-check.server';

test('the parts of a health report become checks', () => {
  const report = {
    status: 'degraded',
    parts: { database: { ok: true }, realtime: { ok: true, sockets: 2 }, worker: { ok: false } },
  };
  expect(readParts(report)).toEqual([
    { name: 'Realtime', ok: true, words: 'sockets: 2' },
    { name: 'Worker', ok: false, words: 'Not running.' },
  ]);
});

test('a report of another shape has no parts', () => {
  expect(readParts(null)).toEqual([]);
  expect(readParts({ parts: 'all well' })).toEqual([]);
});
