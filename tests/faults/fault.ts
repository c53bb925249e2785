import type { Chance } from './chance.ts';
import type { Comparison } from './compare.ts';
import type { Ledger } from './crowd.ts';
import type { Stage } from './stage.ts';

export type Fault = {
  name: string;
  /** Which Limelight it happens to; those that share one share what it costs to start. */
  on: 'embedded' | 'shared' | 'small disk' | 'shifted clock' | 'mail server';
  /** Does it, and undoes what does not end by itself. */
  happen(stage: Stage, chance: Chance): Promise<void>;
  /** Jobs that have to be done as well before the books are looked at. */
  tasks?: string;
  /** What else clients were promised. */
  look?(stage: Stage, ledger: Ledger): Promise<Pick<Comparison, 'lost' | 'doubled'>>;
};
