import type { Editing, Snapshot } from '~/ui/editing/editing-state';

/** What was typed and not yet saved, kept on this device. A device that keeps nothing only loses the comfort. */
export function keepEdits<Values>(key: string, { base, values }: Editing<Values>): void {
  attempt(() => localStorage.setItem(nameOf(key), JSON.stringify({ base, values })));
}

export function forgetEdits(key: string): void {
  attempt(() => localStorage.removeItem(nameOf(key)));
}

/** Null where nothing is kept, or where it is of another shape than the form has today. */
export function readEdits<Values extends object>(
  key: string,
  shape: Values,
): { base: Snapshot<Values>; values: Values } | null {
  const text = attempt(() => localStorage.getItem(nameOf(key)));
  const kept: unknown = text ? attempt(() => JSON.parse(text)) : null;
  if (!isRecord(kept) || !isRecord(kept.base) || typeof kept.base.version !== 'number') return null;
  if (!hasShape(kept.values, shape) || !hasShape(kept.base.values, shape)) return null;
  return { base: { values: kept.base.values, version: kept.base.version }, values: kept.values };
}

function nameOf(key: string): string {
  return `limelight:edits:${key}`;
}

function hasShape<Values extends object>(value: unknown, shape: Values): value is Values {
  return isRecord(value) && Object.keys(shape).every((name) => name in value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Storage is refused in some private windows and can be full. */
function attempt<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}
