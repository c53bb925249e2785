import { describe, expect, it } from 'vitest';
import { formatJson, formatNotes, formatTable } from './report.ts';
import type { ScenarioResult } from './scenario.ts';

const result: ScenarioResult = {
  name: 'rest-read',
  unit: 'reads/s',
  ours: 912.34,
  limit: 4850,
  ratio: 0.188,
  p50_ms: 12.5,
  p95_ms: 30,
  p99_ms: 41.25,
  errors: 0,
  clients: 20,
};

describe('formatTable', () => {
  it('has one line per scenario below the titles, in aligned columns', () => {
    expect(formatTable([result, { ...result, name: 'x', ours: 7 }]).split('\n')).toEqual([
      'name                ours          limit  ratio  p50 ms  p95 ms  p99 ms  errors',
      'rest-read  912.3 reads/s  4,850 reads/s   0.19    12.5      30   41.25       0',
      'x              7 reads/s  4,850 reads/s   0.19    12.5      30   41.25       0',
    ]);
  });

  it('has a dash where nothing was timed', () => {
    const untimed = { p50_ms: Number.NaN, p95_ms: Number.NaN, p99_ms: Number.NaN };
    expect(formatTable([{ ...result, ...untimed }])).toMatch(/0\.19 +– +– +– +0$/);
  });
});

describe('formatNotes', () => {
  it('has a line for each that has more to say', () => {
    expect(formatNotes([result, { ...result, name: 'x', note: 'asked 5/s' }])).toBe('x: asked 5/s');
  });
});

describe('formatJson', () => {
  it('holds the figures and the facts of every scenario', () => {
    expect(JSON.parse(formatJson([result]))).toEqual({ scenarios: [result] });
  });
});
