import { useState } from 'react';
import { removePool } from '~/features/ticket-types/commands';
import { PoolList } from '~/features/ticket-types/components/pool-list';
import type { ForSale, Pool } from '~/features/ticket-types/queries';
import { useCommands } from '~/routes/use-commands';
import { Button } from '~/ui/button/button';
import { RowTools } from '~/ui/editing/row-tools';
import { Panel } from '~/ui/panel/panel';
import { PoolDialog } from './pool-dialog';

type PoolsPanelProps = ForSale & { eventId: number; mayDecide: boolean };

/** Places that several ticket types share. */
export function PoolsPanel({ eventId, types, pools, mayDecide }: PoolsPanelProps) {
  const { run } = useCommands();
  const [edited, setEdited] = useState<Pool | 'new' | null>(null);
  return (
    <Panel
      title="Shared pools"
      text="A limit for several ticket types together, such as the places of a room."
      actions={
        mayDecide && (
          <Button kind="secondary" icon="plus" onClick={() => setEdited('new')}>
            Add a pool
          </Button>
        )
      }
    >
      {pools.length === 0 ? (
        <p>None. Each ticket type has its own limit, or none.</p>
      ) : (
        <PoolList
          pools={pools}
          types={types}
          {...(mayDecide && {
            actionsOf: (pool: Pool) => (
              <RowTools
                name={pool.name}
                onEdit={() => setEdited(pool)}
                onRemove={pool.typeIds.length === 0 ? () => run((db) => removePool(db, pool.id)) : undefined}
              />
            ),
          })}
        />
      )}
      {edited && (
        <PoolDialog
          eventId={eventId}
          pool={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  );
}
