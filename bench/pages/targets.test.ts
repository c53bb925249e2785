import { expect, test } from 'vitest';
import { listMissed } from './targets.ts';

const good = {
  performance: 97,
  accessibility: 100,
  best_practices: 100,
  seo: 100,
  fcp_ms: 900,
  lcp_ms: 1500,
  tbt_ms: 20,
  cls: 0,
  document_bytes: 1,
  script_bytes: 1,
  style_bytes: 1,
  font_bytes: 1,
  image_bytes: 1,
  findings: [],
};

test('a good page misses nothing', () => {
  expect(listMissed(good)).toEqual([]);
});

test('whatever is missed is named with what it should be', () => {
  const poor = { ...good, performance: 94, lcp_ms: 1800, findings: ['color-contrast'] };
  expect(listMissed(poor)).toEqual([
    'performance is 94, not 95',
    'lcp_ms is 1800, not under 1800',
    'to mend: color-contrast',
  ]);
});
