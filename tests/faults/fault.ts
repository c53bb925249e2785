import type { Chance } from './chance.ts';
import type { Stage } from './stage.ts';

export type Fault = {
  name: string;
  /** Which Limelight it happens to; those that share one share what it costs to start. */
  on: 'embedded' | 'shared' | 'small disk' | 'shifted clock' | 'mail server';
  /** Does it, and undoes what does not end by itself. Answers words for the report where something was left out. */
  happen(stage: Stage, chance: Chance): Promise<void>;
};
