import {
  clearDrift,
  driftStage,
  orderEventStages,
  publishTimetable,
  removeEventStage,
  saveEventStage,
  saveTimetableSettings,
  startSlotNow,
  takeOverStages,
  unpublishTimetable,
} from '~/features/timetable/commands';
import type { LiveCommands } from '~/features/timetable/components/planner/live-stages';
import type { PlannerCommands } from '~/features/timetable/components/planner/planner-commands';
import { useCommands } from '~/routes/use-commands';

/** What the planner and the crew ask of the database; the page's data follow each. */
export function useTimetableCommands(eventId: number): {
  planner: PlannerCommands;
  live: LiveCommands;
  revalidate: () => Promise<void>;
} {
  const { run, revalidate } = useCommands();
  return {
    revalidate,
    planner: {
      saveStage: (stage, id) => run((db) => saveEventStage(db, eventId, stage, id)),
      orderStages: (ids) => run((db) => orderEventStages(db, eventId, ids)),
      removeStage: (id) => run((db) => removeEventStage(db, id)),
      takeOverStages: () => run((db) => takeOverStages(db, eventId)),
      saveSettings: (settings) => run((db) => saveTimetableSettings(db, eventId, settings)),
      publish: (nights) => run((db) => publishTimetable(db, eventId, nights)),
      unpublish: (nights) => run((db) => unpublishTimetable(db, eventId, nights)),
    },
    live: {
      drift: (stageId, minutes) => run((db) => driftStage(db, stageId, minutes)),
      startNow: (slotId) => run((db) => startSlotNow(db, slotId)),
      clear: (stageId) => run((db) => clearDrift(db, stageId)),
    },
  };
}
