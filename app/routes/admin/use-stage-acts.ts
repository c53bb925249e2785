import { addStage, changeStage, orderStages, removeStage } from '~/features/venues/commands';
import type { StageActs } from '~/features/venues/components/edit-stages';
import { useCommands } from '~/routes/use-commands';

export function useStageActs(venueId: number, count: number): StageActs {
  const { run } = useCommands();
  return {
    add: (stage) => run((db) => addStage(db, venueId, stage, count + 1)),
    change: (id, stage) => run((db) => changeStage(db, id, stage)),
    order: (ids) => run((db) => orderStages(db, ids)),
    remove: (id) => run((db) => removeStage(db, id)),
  };
}
