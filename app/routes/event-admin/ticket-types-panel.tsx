import { useState } from 'react';
import { orderTicketTypes, putOnSale, removeTicketType } from '~/features/ticket-types/commands';
import { TypeList } from '~/features/ticket-types/components/type-list';
import type { ForSale, TicketType } from '~/features/ticket-types/queries';
import type { ServiceFee } from '~/lib/service-fee';
import { useCommands } from '~/routes/use-commands';
import { Button } from '~/ui/button/button';
import { IconButton } from '~/ui/button/icon-button';
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Panel } from '~/ui/panel/panel';
import { toast } from '~/ui/toast/toast';
import { TicketTypeDialog } from './ticket-type-dialog';

type TicketTypesPanelProps = ForSale & {
  event: {
    id: number;
    status: string;
    currency: string;
    timezone: string;
    starts_at: string;
    ends_at: string;
  };
  fee: ServiceFee;
  payoutsReady: boolean;
  now: string;
  mayDecide: boolean;
};

/** What people can buy, in the order in which they see it. */
export function TicketTypesPanel(props: TicketTypesPanelProps) {
  const { event, types, payoutsReady, now, mayDecide } = props;
  const { run } = useCommands();
  const [edited, setEdited] = useState<TicketType | 'new' | null>(null);
  const [removed, setRemoved] = useState<TicketType | null>(null);
  const [busy, setBusy] = useState(false);
  const [moved, setMoved] = useState<TicketType[] | null>(null);
  const add = (
    <Button icon="plus" onClick={() => setEdited('new')}>
      Add a ticket type
    </Button>
  );
  const order = async (next: TicketType[]) => {
    setMoved(next);
    await run((db) =>
      orderTicketTypes(
        db,
        event.id,
        next.map(({ id }) => id),
      ),
    );
    setMoved(null);
  };
  const remove = async (type: TicketType) => {
    setBusy(true);
    const worked = await run((db) => removeTicketType(db, type.id));
    setBusy(false);
    setRemoved(null);
    if (worked) toast({ text: `${type.content.name} is deleted.` });
  };
  const selling = { status: event.status, payoutsReady, zone: event.timezone, now };
  return (
    <Panel title="Ticket types" actions={mayDecide && types.length > 0 && add}>
      {types.length === 0 ? (
        <EmptyState icon="ticket" title="No ticket types yet" action={mayDecide && add}>
          The event page tells visitors that no tickets are on sale.
        </EmptyState>
      ) : (
        <TypeList
          types={moved ?? types}
          currency={event.currency}
          selling={selling}
          {...(mayDecide && {
            onOrder: order,
            actionsOf: (type: TicketType) => (
              <>
                {type.sold === 0 && (
                  <IconButton
                    icon="trash"
                    label={`Delete ${type.content.name}`}
                    onClick={() => setRemoved(type)}
                  />
                )}
                <Button
                  size="sm"
                  kind="quiet"
                  aria-label={`${type.isOnSale ? 'Take off sale' : 'Put on sale'}: ${type.content.name}`}
                  onClick={() => run((db) => putOnSale(db, type.id, !type.isOnSale))}
                >
                  {type.isOnSale ? 'Take off sale' : 'Put on sale'}
                </Button>
                <Button
                  size="sm"
                  kind="secondary"
                  icon="edit"
                  aria-label={`Edit ${type.content.name}`}
                  onClick={() => setEdited(type)}
                >
                  Edit
                </Button>
              </>
            ),
          })}
        />
      )}
      {edited && (
        <TicketTypeDialog
          {...props}
          type={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        open={removed !== null}
        title={`Delete ${removed?.content.name ?? ''}?`}
        confirmLabel="Delete"
        danger
        busy={busy}
        onConfirm={() => removed && remove(removed)}
        onCancel={() => setRemoved(null)}
      >
        Nobody has bought it. Whoever waits for it is taken off its waiting list.
      </ConfirmDialog>
    </Panel>
  );
}
