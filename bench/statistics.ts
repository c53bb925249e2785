/** The one place where samples become figures. */

/** Nearest rank: the smallest sample that at least `share` of all samples do not exceed. */
export function percentile(samples: readonly number[], share: number): number {
  if (share <= 0 || share > 1) throw new RangeError(`a share lies above 0 and up to 1, not at ${share}`);
  return sortedPercentile(ascending(samples), share);
}

export function median(samples: readonly number[]): number {
  const sorted = ascending(samples);
  const upper = sorted.length >> 1;
  const middle = sorted.slice(sorted.length % 2 === 0 ? upper - 1 : upper, upper + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

export type Percentiles = { p50: number; p95: number; p99: number };

export function percentiles(samples: readonly number[]): Percentiles {
  const sorted = ascending(samples);
  return {
    p50: sortedPercentile(sorted, 0.5),
    p95: sortedPercentile(sorted, 0.95),
    p99: sortedPercentile(sorted, 0.99),
  };
}

/** Figures are measured to three digits or so; the rest is noise. */
export function round(value: number, digits = 2): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}

function ascending(samples: readonly number[]): Float64Array {
  if (samples.length === 0) throw new RangeError('there are no samples');
  return Float64Array.from(samples).sort();
}

function sortedPercentile(sorted: Float64Array, share: number): number {
  // The small step back keeps 0.95 × 100 from becoming rank 96 by a rounding error.
  const rank = Math.max(1, Math.ceil(share * sorted.length - 1e-9));
  return sorted[rank - 1] ?? Number.NaN;
}
