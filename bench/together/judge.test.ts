import { describe, expect, it } from 'vitest';
import { listTimes, listTrends } from './judge.ts';
import type { Planned, Played } from './play.ts';
import type { Samples } from './samples.ts';

const planned: Planned = {
  part: {
    name: 'door',
    figures: { scan: 150 },
    clients: 8,
    prepare: async () => {},
    arrive: async () => {},
    listWrong: async () => [],
  },
  capacity: 60,
  rate: 10,
};

function played(milliseconds: number, answered = 100): Played {
  return {
    asked: 10,
    seconds: 10,
    arrivals: {
      asked: 100,
      answered,
      durations: new Map([['scan', Array.from({ length: answered }, () => milliseconds)]]),
      errors: 0,
      firstError: undefined,
    },
  };
}

describe('listTimes', () => {
  it('sets the night beside the same rate alone', () => {
    const [row] = listTimes(planned, played(20), played(80));
    expect(row).toMatchObject({ part: 'door, scan', ours: 80, limit: 20, ratio: 0.25, errors: 0 });
    expect(row?.note).toBe('asked 10/s, reached 10/s; alone up to 60/s');
    expect(row).not.toHaveProperty('failure');
  });

  it('fails what is too slow and what is not reached', () => {
    expect(listTimes(planned, played(20), played(150))[0]?.failure).toBe('p95 must be under 150 ms');
    expect(listTimes(planned, played(20), played(80, 94))[0]?.failure).toBe(
      'reached only 94 % of what was asked',
    );
  });
});

function samples(values: Partial<Samples['values']>): Samples {
  const calm = [1, 1, 1, 1, 1];
  const all = {
    'resident memory': calm,
    'heap that is kept': calm,
    buffers: calm,
    'event loop delay': calm,
    'queue lag': calm,
    connections: calm,
  };
  return { secondsApart: 10, values: { ...all, ...values } };
}

const failuresOf = (values: Partial<Samples['values']>, seconds: number) =>
  listTrends(samples(values), seconds).flatMap(({ part, failure }) =>
    failure ? [`${part} ${failure}`] : [],
  );

describe('listTrends', () => {
  it('fails memory that grows, once the server has had time to warm up', () => {
    const growing = { 'heap that is kept': [90, 100, 105, 110, 120] };
    expect(failuresOf(growing, 1200)).toEqual(['heap that is kept grew by 20 %']);
    expect(failuresOf(growing, 60)).toEqual([]);
    expect(failuresOf({ 'resident memory': [50, 100, 105, 110, 114] }, 1200)).toEqual([]);
  });

  it('fails a queue that was late but once', () => {
    expect(failuresOf({ 'queue lag': [0, 0, 31, 0, 0] }, 60)).toEqual(['queue lag was 31 s']);
  });

  it('lets everything else move', () => {
    expect(failuresOf({ 'event loop delay': [1, 2, 3, 4, 50], connections: [1, 2, 3, 4, 50] }, 1200)).toEqual(
      [],
    );
  });
});
