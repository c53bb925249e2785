import { useState } from 'react';
import { deleteGate, orderGates } from '~/features/door/commands';
import { GateList } from '~/features/door/components/gate-list';
import type { DoorType, Gate } from '~/features/door/queries';
import { mostGates } from '~/features/door/schema';
import { useCommands } from '~/routes/use-commands';
import { Button } from '~/ui/button/button';
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog';
import { RowTools } from '~/ui/editing/row-tools';
import { Panel } from '~/ui/panel/panel';
import { toast } from '~/ui/toast/toast';
import { GateDialog } from './gate-dialog';

type GatesPanelProps = { eventId: number; gates: Gate[]; types: DoorType[]; mayDecide: boolean };

/** The ways in, and which ticket types each lets in. */
export function GatesPanel({ eventId, gates, types, mayDecide }: GatesPanelProps) {
  const { run } = useCommands();
  const [edited, setEdited] = useState<Gate | 'new' | null>(null);
  const [removed, setRemoved] = useState<Gate | null>(null);
  const [moved, setMoved] = useState<Gate[] | null>(null);
  const [busy, setBusy] = useState(false);
  const order = async (next: Gate[]) => {
    setMoved(next);
    const ids = next.map(({ id }) => id);
    await run((db) => orderGates(db, eventId, ids));
    setMoved(null);
  };
  const remove = async ({ id, name }: Gate) => {
    setBusy(true);
    const worked = await run((db) => deleteGate(db, id));
    setBusy(false);
    setRemoved(null);
    if (worked) toast({ text: `${name} is deleted.` });
  };
  return (
    <Panel
      title="Gates"
      text="Ways in that let in some ticket types, or all."
      actions={
        mayDecide &&
        gates.length < mostGates && (
          <Button kind="secondary" icon="plus" onClick={() => setEdited('new')}>
            Add a gate
          </Button>
        )
      }
    >
      {gates.length === 0 ? (
        <p>None. Every phone lets in every ticket type.</p>
      ) : (
        <GateList
          gates={moved ?? gates}
          types={types}
          {...(mayDecide && {
            onOrder: order,
            actionsOf: (gate: Gate) => (
              <RowTools name={gate.name} onEdit={() => setEdited(gate)} onRemove={() => setRemoved(gate)} />
            ),
          })}
        />
      )}
      {edited && (
        <GateDialog
          eventId={eventId}
          gate={edited === 'new' ? null : edited}
          types={types}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        open={removed !== null}
        title={`Delete ${removed?.name ?? ''}?`}
        confirmLabel="Delete"
        danger
        busy={busy}
        onConfirm={() => removed && remove(removed)}
        onCancel={() => setRemoved(null)}
      >
        Phones that stand there go on without a gate until they are given another. What was scanned there
        stays in the figures.
      </ConfirmDialog>
    </Panel>
  );
}
