/** How a figure moved over a long time, from samples that are evenly apart. */
export type Trend = {
  /** The mean of each fifth of the time. */
  fifths: number[];
  most: number;
  /** What a straight line through the samples gains. */
  perHour: number;
};

const FIFTHS = 5;

export function trendOf(samples: readonly number[], secondsApart: number): Trend {
  if (samples.length < FIFTHS) throw new RangeError('a trend needs a sample in each fifth');
  const fifths = Array.from({ length: FIFTHS }, (_, fifth) => {
    const [from, to] = [fifth, fifth + 1].map((n) => Math.round((n * samples.length) / FIFTHS));
    return mean(samples.slice(from, to));
  });
  return { fifths, most: Math.max(...samples), perHour: (slope(samples) / secondsApart) * 3600 };
}

/** By how much of itself it grew from the second to the last fifth; the first is spent on warming up. */
export function growthOf({ fifths }: Trend): number {
  const [, second = 0] = fifths;
  return second === 0 ? 0 : (fifths.at(-1) ?? 0) / second - 1;
}

/** Least squares, per sample. */
function slope(samples: readonly number[]): number {
  const middle = (samples.length - 1) / 2;
  const average = mean(samples);
  const [along, across] = samples.reduce(
    ([up, wide], value, place) => [up + (place - middle) * (value - average), wide + (place - middle) ** 2],
    [0, 0] as [number, number],
  );
  return along / across;
}

function mean(samples: readonly number[]): number {
  return samples.reduce((sum, value) => sum + value, 0) / samples.length;
}
