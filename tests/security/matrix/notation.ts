import type { Side } from '../scene/side.ts';

/** A table of the exposed schema. What is not said is not allowed. */
export type TableRule = {
  name: string;
  /** SQL over the row `t`: what it belongs to, as `event:1` or `venue:2`. Where left out: the column event_id. */
  of?: string;
  /** SQL over the row `t`: whose it is, as a user's id. Where left out: the column user_id. */
  by?: string;
  /** SQL over the row `t`: to whom it is addressed. */
  to?: string;
  select: string;
  /** Who may, which columns they may write, and a row for that side. */
  insert?: [words: string, columns: string, row: (side: Side) => Arguments];
  update?: [words: string, columns: string];
  delete?: string;
  /** Columns that nobody can read. */
  hidden?: string;
  /** Columns that look as if they should be hidden and are not: whoever sees the row sees them. */
  shows?: string;
};

export const table = (name: string, rule: Omit<TableRule, 'name'>): TableRule => ({ name, ...rule });

type Argument = string | number | boolean | null | (string | number)[] | object;
export type Arguments = Record<string, Argument>;

/** A function of the exposed schema, with a call that is right for the people of that side. */
export type FunctionRule = {
  name: string;
  may: string;
  call: (side: Side) => Arguments;
  /** What the others are told; `empty`: nothing, without being refused. With a slash: strangers / the team. */
  refused: string;
  /** What those who may are told where the scene has no better call: the reason comes from behind the check. */
  told?: string;
  /** The answer of those who may must hold something. */
  full: boolean;
  /** Answered also for whoever is suspended: it tells and changes nothing. */
  evenSuspended?: boolean;
  /** Columns of the answer that only these get; they are null for the others. */
  only?: [words: string, columns: string];
};

type Further = Partial<Pick<FunctionRule, 'refused' | 'told' | 'full' | 'only' | 'evenSuspended'>>;

/** For whoever is signed in, and without harm for those who are suspended: nothing in it is theirs or anybody's. */
export const harmless: Further = { evenSuspended: true };

/** What is not public is not there for strangers; its team is told that the level is not enough. */
export const hidden: Further = { refused: 'not_found/not_allowed' };

export const rpc = (
  name: string,
  may: string,
  call: FunctionRule['call'] = () => ({}),
  { refused = 'not_allowed', full = false, ...further }: Further = {},
): FunctionRule => ({ name, may, call, refused, full, ...further });

export type Domain = { tables: TableRule[]; functions: FunctionRule[] };
