import { type Measurement, measure, type Side } from './measure.ts';
import type { Facts, Figures } from './scenario.ts';
import { median, percentiles, round } from './statistics.ts';

const ROUNDS = 4;
const WARM_UP_SHARE = 0.25;

type Comparison = {
  ours: Side;
  limit: Side;
  /** Measured in the same turns and reported as facts: what lies between ours and the limit. */
  also?: Record<string, Side>;
  seconds: number;
  /** How much one operation counts for: a broadcast to 1,000 sockets is 1,000 deliveries. */
  weight?: number;
};

/**
 * Measures the sides in turns, so that what else the machine does disturbs all alike. A rate is the median of
 * the rounds; the percentiles are of all operations together.
 */
export async function compare(comparison: Comparison): Promise<Figures & Facts> {
  const { seconds, weight = 1, also = {} } = comparison;
  const [ours, limit, ...others] = await measureInTurns(
    [comparison.ours, comparison.limit, ...Object.values(also)],
    seconds,
  );
  if (!ours || !limit) throw new Error('a side was not measured');
  const [mine, bare] = [summarise(ours, weight), summarise(limit, weight)];
  const otherRates = others.map((rounds) => round(summarise(rounds, weight).rate));
  return {
    ours: round(mine.rate),
    limit: round(bare.rate),
    ratio: round(mine.rate / bare.rate, 3),
    ...percentileFigures(mine.durations),
    errors: mine.errors,
    ...(mine.failure === undefined ? {} : { first_error: String(mine.failure) }),
    samples: mine.durations.length,
    ours_rounds: mine.rates.map((rate) => round(rate)),
    limit_rounds: bare.rates.map((rate) => round(rate)),
    ...prefixed('limit_', percentileFigures(bare.durations)),
    limit_errors: bare.errors,
    ...Object.fromEntries(Object.keys(also).map((name, index) => [name, otherRates[index] ?? 0])),
  };
}

/** The rounds of each side, in the order of the sides. */
async function measureInTurns(sides: Side[], seconds: number): Promise<Measurement[][]> {
  for (const side of sides) await measure(side, seconds * WARM_UP_SHARE);
  const lanes = sides.map((side) => ({ side, rounds: [] as Measurement[] }));
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    for (const { side, rounds } of turn % 2 === 0 ? lanes : lanes.toReversed()) {
      rounds.push(await measure(side, seconds / ROUNDS));
    }
  }
  return lanes.map(({ rounds }) => rounds);
}

export function percentileFigures(durations: number[]): Pick<Figures, 'p50_ms' | 'p95_ms' | 'p99_ms'> {
  const { p50, p95, p99 } = percentiles(durations);
  return { p50_ms: round(p50), p95_ms: round(p95), p99_ms: round(p99) };
}

function summarise(rounds: Measurement[], weight: number) {
  const durations = rounds.flatMap((one) => one.durations);
  const [failure] = rounds.flatMap(({ firstError }) => (firstError === undefined ? [] : [firstError]));
  if (durations.length === 0) throw new Error('not one operation succeeded', { cause: failure });
  const rates = rounds.map((one) => (one.durations.length * weight) / one.seconds);
  const errors = rounds.reduce((sum, one) => sum + one.errors, 0);
  return { durations, rates, rate: median(rates), errors, failure };
}

function prefixed(prefix: string, figures: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [prefix + name, value]));
}
