/** What can be taken back and done again. Steps with the same `stroke` that follow each other closely are one. */
export type History<Value> = {
  now: Value;
  past: readonly Value[];
  future: readonly Value[];
  stroke: { name: string; at: number } | null;
};

const mostSteps = 200;
/** Milliseconds within which key presses and typed letters belong together. */
const strokeLength = 900;

export function beginHistory<Value>(now: Value): History<Value> {
  return { now, past: [], future: [], stroke: null };
}

export function record<Value>(
  history: History<Value>,
  next: Value,
  at: number,
  stroke?: string,
): History<Value> {
  if (next === history.now) return history;
  const continues =
    stroke !== undefined && history.stroke?.name === stroke && at - history.stroke.at < strokeLength;
  return {
    now: next,
    past: continues ? history.past : [...history.past, history.now].slice(-mostSteps),
    future: [],
    stroke: stroke === undefined ? null : { name: stroke, at },
  };
}

export function undo<Value>(history: History<Value>): History<Value> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    now: before,
    past: history.past.slice(0, -1),
    future: [...history.future, history.now],
    stroke: null,
  };
}

export function redo<Value>(history: History<Value>): History<Value> {
  const after = history.future.at(-1);
  if (after === undefined) return history;
  return {
    now: after,
    past: [...history.past, history.now],
    future: history.future.slice(0, -1),
    stroke: null,
  };
}
