import { useState } from 'react';
import { Button } from '~/ui/button/button';
import { IconButton } from '~/ui/button/icon-button';
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog';
import { classNames } from '~/ui/page/class-names';
import { SortableList } from '~/ui/sortable/sortable-list';
import { stageColourClass } from '../../stage-colours';
import type { Stage } from '../../types';
import type { PlannerCommands } from './planner-commands';
import { StageDialog } from './stage-dialog';
import classes from './stage-list.module.css';

type StageListProps = {
  stages: Stage[];
  /** How many the venue has. */
  venueStages: number;
  commands: PlannerCommands;
};

/** Where acts play at this event, in the order of the grid. */
export function StageList({ stages, venueStages, commands }: StageListProps) {
  const [editing, setEditing] = useState<Stage | 'new' | null>(null);
  const [removing, setRemoving] = useState<Stage | null>(null);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    if (!removing) return;
    setBusy(true);
    await commands.removeStage(removing.id);
    setBusy(false);
    setRemoving(null);
  };
  return (
    <div className={classes.stages}>
      <SortableList
        items={stages}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        label="Stages"
        className={classes.list}
        onOrder={(next) => void commands.orderStages(next.map(({ id }) => id))}
      >
        {(stage, controls) => (
          <div className={classNames(classes.stage, stageColourClass(stage.colour))}>
            <p>
              <strong>{stage.name}</strong>
              <small>
                {[...(stage.place ? [stage.place] : []), `${stage.walkMinutes} min to walk`].join(' · ')}
              </small>
            </p>
            <div className={classes.tools}>
              {controls}
              <IconButton icon="edit" label={`Change ${stage.name}`} onClick={() => setEditing(stage)} />
              <IconButton icon="trash" label={`Remove ${stage.name}`} onClick={() => setRemoving(stage)} />
            </div>
          </div>
        )}
      </SortableList>
      <div className={classes.add}>
        <Button kind="secondary" icon="plus" onClick={() => setEditing('new')}>
          Add a stage
        </Button>
        {venueStages > 0 && (
          <Button kind="quiet" icon="venue" onClick={() => void commands.takeOverStages()}>
            Take over the venue’s stages
          </Button>
        )}
      </div>
      {editing !== null && (
        <StageDialog
          stage={editing === 'new' ? null : editing}
          count={stages.length}
          onSave={(content) => commands.saveStage(content, editing === 'new' ? undefined : editing.id)}
          onClose={() => setEditing(null)}
        />
      )}
      <ConfirmDialog
        open={removing !== null}
        title={`Remove ${removing?.name ?? 'this stage'}?`}
        confirmLabel="Remove"
        cancelLabel="Keep it"
        danger
        busy={busy}
        onConfirm={remove}
        onCancel={() => setRemoving(null)}
      >
        What is planned there keeps its time and waits for another stage.
      </ConfirmDialog>
    </div>
  );
}
