import type { PeriodName } from './periods';

/** Why the law lets us: Article 6 (1) b, c and f of the GDPR. */
type Ground = 'contract' | 'law' | 'interest';

/** A table, column by column, each named once, separated by blanks. */
export type KeptTable = {
  /** Says something of the person, and is theirs to have. */
  personal: string;
  /** Of somebody else, or a secret that protects an account: not in the copy that people get of their data. */
  withheld?: string;
  /** Says nothing of anybody: switches, counters, numbers of things. */
  plain?: string;
  /** Its place in that copy; `by` is the column with whose it is. */
  export?: { key: string; by: string };
};

/** One thing that is kept of people, in the words that they read. */
export type Entry = {
  id: string;
  title: string;
  what: string;
  why: string;
  ground: Ground;
  /** Time that a job watches over, words for what ends otherwise. */
  lasts: { periods?: readonly PeriodName[]; words?: string };
  /** What becomes of it with the account. */
  fate: 'erased' | 'anonymised' | 'kept';
  onDeletion: string;
  tables: Readonly<Record<string, KeptTable>>;
};

export type Chapter = { id: string; title: string; entries: readonly Entry[] };
