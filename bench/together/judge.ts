import { percentileFigures } from '../compare.ts';
import type { ScenarioRow } from '../scenario.ts';
import { round } from '../statistics.ts';
import { growthOf, trendOf } from '../trend.ts';
import type { Planned, Played } from './play.ts';
import { type Samples, type Watched, watched } from './samples.ts';

const LEAST_REACHED = 0.95;
const MOST_GROWTH = 0.15;
/** A server that has just begun still grows into its work. */
const JUDGED_FROM_SECONDS = 300;
const MOST_LAG_SECONDS = 30;

const untimed = { p50_ms: Number.NaN, p95_ms: Number.NaN, p99_ms: Number.NaN };

/** A line for each time that a part notes: together, beside the same rate alone. */
export function listTimes(planned: Planned, alone: Played, together: Played): ScenarioRow[] {
  const { part, capacity, rate } = planned;
  const { asked, answered, errors, firstError } = together.arrivals;
  const reached = answered / asked;
  return Object.entries(part.figures).map(([figure, most]) => {
    const [mine, limit] = [timesOf(together, figure), timesOf(alone, figure)];
    const problems = [
      reached < LEAST_REACHED && `reached only ${percent(reached)} of what was asked`,
      most !== null && mine.p95_ms >= most && `p95 must be under ${most} ms`,
    ].filter((problem) => problem !== false);
    return {
      part: `${part.name}, ${figure}`,
      unit: 'ms (p95)',
      ours: mine.p95_ms,
      limit: limit.p95_ms,
      ratio: round(limit.p95_ms / mine.p95_ms, 3),
      ...mine,
      errors: errors + alone.arrivals.errors,
      ...(firstError === undefined ? {} : { first_error: String(firstError) }),
      ...(problems.length === 0 ? {} : { failure: problems.join('; ') }),
      note: `asked ${round(rate, 1)}/s, reached ${round(rate * reached, 1)}/s; alone up to ${round(capacity, 1)}/s`,
      asked_per_second: round(rate),
      reached_per_second: round(rate * reached),
      capacity_per_second: round(capacity),
      limit_p50_ms: limit.p50_ms,
      limit_p99_ms: limit.p99_ms,
      samples: asked,
    };
  });
}

function timesOf({ arrivals }: Played, figure: string) {
  const durations = arrivals.durations.get(figure) ?? [];
  if (durations.length === 0)
    throw new Error(`not one ${figure} was answered`, { cause: arrivals.firstError });
  return percentileFigures(durations);
}

/** A line for each thing that was watched: the last fifth of the time, beside the second. */
export function listTrends({ secondsApart, values }: Samples, seconds: number): ScenarioRow[] {
  return watchedNames.map((name) => {
    const samples = values[name];
    const trend = trendOf(samples, secondsApart);
    const [first = 0, second = 0] = trend.fifths;
    const last = trend.fifths.at(-1) ?? 0;
    const growth = growthOf(trend);
    const isTooMuch = isMemory(name) && seconds >= JUDGED_FROM_SECONDS && growth > MOST_GROWTH;
    const isLate = name === 'queue lag' && trend.most > MOST_LAG_SECONDS;
    const failure = isTooMuch
      ? `grew by ${percent(growth)}`
      : isLate
        ? `was ${round(trend.most, 1)} s`
        : null;
    return {
      part: name,
      unit: watched[name],
      ours: round(last),
      limit: round(second),
      ratio: last === 0 ? 1 : round(second / last, 3),
      ...untimed,
      errors: 0,
      ...(failure === null ? {} : { failure }),
      note: `first fifth ${round(first, 1)}, second ${round(second, 1)}, last ${round(last, 1)}; ${round(trend.perHour, 1)} an hour; most ${round(trend.most, 1)}`,
      fifths: trend.fifths.map((mean) => round(mean)),
      per_hour: round(trend.perHour),
      most: round(trend.most),
      seconds_apart: round(secondsApart),
      samples: samples.map((value) => round(value)),
    };
  });
}

export function describeBooks(wrong: string[]): ScenarioRow {
  return {
    part: 'books',
    unit: 'wrong',
    ours: wrong.length,
    limit: 0,
    ratio: wrong.length === 0 ? 1 : 0,
    ...untimed,
    errors: 0,
    ...(wrong.length === 0 ? {} : { failure: wrong.join('\n  ') }),
  };
}

const watchedNames = Object.keys(watched) as Watched[];

/** Buffers wait for a collection as garbage does; what of them stays is resident. */
function isMemory(name: Watched): boolean {
  return name === 'resident memory' || name === 'heap that is kept';
}

function percent(share: number): string {
  return `${round(share * 100, 1)} %`;
}
