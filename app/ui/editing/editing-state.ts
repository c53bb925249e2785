/** Something saved, with the number that every saved change counts up. */
export type Snapshot<Values> = { values: Values; version: number };

export type Editing<Values> = {
  /** What the typed values started from. */
  base: Snapshot<Values>;
  values: Values;
  /** What somebody else saved meanwhile in a field that was also changed here; null while there is none. */
  theirs: Snapshot<Values> | null;
};

type Name<Values> = keyof Values & string;

export function beginEditing<Values extends object>(saved: Snapshot<Values>): Editing<Values> {
  return { base: saved, values: saved.values, theirs: null };
}

export function changedFields<Values extends object>({ base, values }: Editing<Values>): Name<Values>[] {
  return namesOf(values).filter((name) => !isSame(values[name], base.values[name]));
}

/** Of what was changed, what can be saved now: a field that is wrong keeps those back that belong to it. */
export function sendableChanges<Values extends object>(
  editing: Editing<Values>,
  errors: Partial<Record<Name<Values>, string>>,
  groups: Name<Values>[][],
): Partial<Values> {
  const wrong = new Set(namesOf(errors));
  for (const group of groups) {
    if (group.some((name) => wrong.has(name))) for (const name of group) wrong.add(name);
  }
  return pick(
    editing.values,
    changedFields(editing).filter((name) => !wrong.has(name)),
  );
}

/** What was sent is saved; what was typed meanwhile is still to be. */
export function settleSaved<Values extends object>(
  editing: Editing<Values>,
  sent: Partial<Values>,
  version: number,
): Editing<Values> {
  return { ...editing, base: { values: { ...editing.base.values, ...sent }, version } };
}

/**
 * A newer state came in. Fields that only they changed are taken over, fields that only I changed stay mine, and
 * a field that both changed differently is for the person to decide.
 */
export function meetTheirs<Values extends object>(
  editing: Editing<Values>,
  theirs: Snapshot<Values>,
): Editing<Values> {
  const { base, values } = editing;
  const mine = new Set(changedFields(editing));
  const disputed = namesOf(values).filter(
    (name) =>
      mine.has(name) &&
      !isSame(theirs.values[name], base.values[name]) &&
      !isSame(theirs.values[name], values[name]),
  );
  if (disputed.length > 0) return { ...editing, theirs };
  return { base: theirs, values: { ...theirs.values, ...pick(values, [...mine]) }, theirs: null };
}

/** Everything typed here stands, on top of what they saved elsewhere. */
export function keepMine<Values extends object>(editing: Editing<Values>): Editing<Values> {
  if (!editing.theirs) return editing;
  const mine = pick(editing.values, changedFields(editing));
  return { base: editing.theirs, values: { ...editing.theirs.values, ...mine }, theirs: null };
}

export function takeTheirs<Values extends object>(editing: Editing<Values>): Editing<Values> {
  return editing.theirs ? beginEditing(editing.theirs) : editing;
}

function pick<Values extends object>(values: Values, names: Name<Values>[]): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const name of names) picked[name] = values[name];
  return picked;
}

function namesOf<Values extends object>(values: Values): Name<Values>[] {
  return Object.keys(values) as Name<Values>[];
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
