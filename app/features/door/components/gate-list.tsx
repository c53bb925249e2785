import type { ReactNode } from 'react';
import { SortableList } from '~/ui/sortable/sortable-list';
import type { DoorType, Gate } from '../queries';
import { typeWords } from '../rules';
import classes from './door.module.css';

type GateListProps = {
  gates: Gate[];
  types: DoorType[];
  /** Without it the list is only read. */
  onOrder?: (gates: Gate[]) => void;
  actionsOf?: (gate: Gate) => ReactNode;
};

/** Gates in the order in which whoever scans chooses from them. */
export function GateList({ gates, types, onOrder, actionsOf }: GateListProps) {
  if (!onOrder) {
    return (
      <ol className={classes.list} aria-label="Gates">
        {gates.map((gate) => (
          <li key={gate.id}>
            <GateFacts gate={gate} types={types} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <SortableList
      items={gates}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      label="Gates"
      className={classes.list}
      onOrder={onOrder}
    >
      {(gate, controls) => (
        <div className={classes.row}>
          <GateFacts gate={gate} types={types} />
          <div className={classes.tools}>
            {gates.length > 1 && controls}
            <div className={classes.actions}>{actionsOf?.(gate)}</div>
          </div>
        </div>
      )}
    </SortableList>
  );
}

function GateFacts({ gate, types }: { gate: Gate; types: DoorType[] }) {
  return (
    <div className={classes.facts}>
      <strong>{gate.name}</strong>
      <p className={classes.hint}>{typeWords(gate.typeIds, types)}</p>
    </div>
  );
}
