import type { Catalogues } from './catalogues.ts';
import type { Cleanup } from './cleanup.ts';

export type Context = {
  /** How long each side is measured. */
  seconds: number;
  /** Ends what the scenario started, also when it fails or is interrupted. */
  cleanup: Cleanup;
  /** Filled databases, which outlive the scenario. */
  catalogues: Catalogues;
};

/** What every scenario answers; the names are those of the JSON. */
export type Figures = {
  ours: number;
  /** What the machine itself reaches, measured in the same run. */
  limit: number;
  /** The share of the limit that ours reaches; 1 is all of it, whether more or less is better. */
  ratio: number;
  /** NaN, all three, where nothing was timed. */
  p50_ms: number;
  p95_ms: number;
  p99_ms: number;
  errors: number;
};

export type Facts = Record<string, string | number | boolean | number[]>;

/**
 * One line of the table; `part` tells several lines of one scenario apart. A `note` is printed below the table, and so is
 * a `failure`, which makes the run fail although there were figures.
 */
export type ScenarioRow = Figures & Facts & { unit: string; part?: string; note?: string; failure?: string };

export type Scenario = {
  name: string;
  describe: string;
  run(context: Context): Promise<ScenarioRow | ScenarioRow[]>;
};

export type ScenarioResult = ScenarioRow & { name: string };
