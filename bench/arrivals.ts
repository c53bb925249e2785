import { setTimeout as sleep } from 'node:timers/promises';

/** Notes a time in milliseconds under one of the names that the part has. */
type Note = (figure: string, milliseconds: number) => void;

/** Asked whether or not those before have their answer; `due` is when it should have been, on the clock of `performance`. */
export type Arrive = (due: number, note: Note) => Promise<void>;

export type Arrivals = {
  asked: number;
  /** Answered no later than a moment after the end. */
  answered: number;
  durations: Map<string, number[]>;
  errors: number;
  firstError: unknown;
};

/** A server that does not keep up must not fill the memory of whoever measures it. */
const MOST_WAITING = 2_000;
/** What was asked in the last instant still counts when it is answered by then. */
const GRACE_MS = 1_000;

/** Milliseconds from the beginning: one arrival in each slot of the rate, at a moment of its own. */
export function scheduleArrivals(rate: number, seconds: number, chance: () => number): number[] {
  const slot = 1000 / rate;
  return Array.from({ length: Math.floor(rate * seconds) }, (_, place) => (place + chance()) * slot);
}

/** An open loop: times count from when each was due, so that what waits for its turn is counted as waiting. */
export async function keepRate(rate: number, seconds: number, arrive: Arrive): Promise<Arrivals> {
  const schedule = scheduleArrivals(rate, seconds, Math.random);
  const result: Arrivals = {
    asked: schedule.length,
    answered: 0,
    durations: new Map(),
    errors: 0,
    firstError: undefined,
  };
  const note: Note = (figure, milliseconds) => {
    const known = result.durations.get(figure);
    if (known) known.push(milliseconds);
    else result.durations.set(figure, [milliseconds]);
  };
  const fail = (error: unknown) => {
    result.firstError ??= error;
    result.errors += 1;
  };
  const began = performance.now();
  const end = began + seconds * 1000 + GRACE_MS;
  const waiting = new Set<Promise<void>>();
  for (const place of schedule) {
    const due = began + place;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    if (waiting.size >= MOST_WAITING) {
      fail(new Error(`${MOST_WAITING} wait for their answer already`));
      continue;
    }
    const asking = arrive(due, note).then(() => {
      if (performance.now() <= end) result.answered += 1;
    }, fail);
    waiting.add(asking);
    void asking.then(() => waiting.delete(asking));
  }
  await Promise.all(waiting);
  return result;
}
