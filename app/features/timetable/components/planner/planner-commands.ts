import type { StageContent } from '../../commands';
import type { TimetableSettings } from '../../types';

/** What the planner asks for besides slots. Each answers whether it worked; where it did not, people were told why. */
export type PlannerCommands = {
  saveStage: (stage: StageContent, id?: number) => Promise<boolean>;
  orderStages: (ids: number[]) => Promise<boolean>;
  removeStage: (id: number) => Promise<boolean>;
  takeOverStages: () => Promise<boolean>;
  saveSettings: (settings: Pick<TimetableSettings, 'dayStartsAt' | 'changeoverMinutes'>) => Promise<boolean>;
  /** Null is every night. */
  publish: (nights: string[] | null) => Promise<boolean>;
  unpublish: (nights: string[] | null) => Promise<boolean>;
};
