import { useState } from 'react';
import { Button } from '~/ui/button/button';
import { IconButton } from '~/ui/button/icon-button';
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog';
import { SortableList } from '~/ui/sortable/sortable-list';
import type { Stage } from '../editing-queries';
import type { StageContent } from '../schema';
import { EditStageDialog } from './edit-stage-dialog';
import classes from './edit-stages.module.css';

export type StageActs = {
  add(stage: StageContent): Promise<boolean>;
  change(id: number, stage: StageContent): Promise<boolean>;
  order(ids: number[]): Promise<boolean>;
  remove(id: number): Promise<boolean>;
};

type EditStagesProps = { stages: Stage[]; acts: StageActs; readOnly: boolean };

/** The stages or floors of a venue, in the order in which timetables show them. */
export function EditStages({ stages, acts, readOnly }: EditStagesProps) {
  const [editing, setEditing] = useState<Stage | 'new' | null>(null);
  const [removing, setRemoving] = useState<Stage | null>(null);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    if (!removing) return;
    setBusy(true);
    if (await acts.remove(removing.id)) setRemoving(null);
    setBusy(false);
  };
  return (
    <div className={classes.stages}>
      {stages.length === 0 && <p className={classes.muted}>No stages yet: the venue is one room.</p>}
      <SortableList
        items={stages}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        label="Stages"
        className={classes.list}
        disabled={readOnly}
        onOrder={(next) => void acts.order(next.map(({ id }) => id))}
      >
        {(stage, controls) => (
          <div className={classes.stage}>
            <p>
              <strong>{stage.name}</strong>
              {stage.capacity !== null && <small>{stage.capacity.toLocaleString('en-GB')} people</small>}
            </p>
            {!readOnly && (
              <div className={classes.tools}>
                {controls}
                <IconButton icon="edit" label={`Change ${stage.name}`} onClick={() => setEditing(stage)} />
                <IconButton icon="trash" label={`Remove ${stage.name}`} onClick={() => setRemoving(stage)} />
              </div>
            )}
          </div>
        )}
      </SortableList>
      {!readOnly && (
        <Button kind="secondary" icon="plus" className={classes.add} onClick={() => setEditing('new')}>
          Add a stage
        </Button>
      )}
      <EditStageDialog
        stage={editing}
        onClose={() => setEditing(null)}
        onSave={(content) =>
          editing === null || editing === 'new' ? acts.add(content) : acts.change(editing.id, content)
        }
      />
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
        It is gone from the venue’s page.
      </ConfirmDialog>
    </div>
  );
}
