import { useCallback, useState } from 'react';
import { cancelTickets, resendOrder } from '~/features/order-admin/commands';
import { OrderTickets } from '~/features/order-admin/components/order-tickets';
import type { Order } from '~/features/order-admin/queries';
import { endWords } from '~/features/order-admin/rules';
import { useCommands } from '~/routes/use-commands';
import { Button } from '~/ui/button/button';
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog';
import { Panel } from '~/ui/panel/panel';
import { toast } from '~/ui/toast/toast';
import { HolderDialog } from './holder-dialog';
import classes from './order.module.css';
import { PrintTickets } from './print-tickets';
import { RefundDialog } from './refund-dialog';

/** The tickets, and what a manager does with them or with the whole order. */
export function OrderTicketsPanel({ order }: { order: Order }) {
  const { run } = useCommands();
  const [chosen, setChosen] = useState<number[]>([]);
  const [asks, setAsks] = useState<'cancel' | 'refund' | 'holder' | null>(null);
  const [busy, setBusy] = useState(false);
  const close = useCallback(() => {
    setAsks(null);
    setChosen([]);
  }, []);
  const left = order.total - order.refunded;
  const canRefund = left > 0 && order.payments.some(({ status }) => status === 'succeeded');
  const cancel = async () => {
    setBusy(true);
    const worked = await run((db) => cancelTickets(db, order.id, chosen));
    setBusy(false);
    if (worked) toast({ text: endWords(order, chosen) });
    close();
  };
  const resend = async () => {
    setBusy(true);
    if (await run((db) => resendOrder(db, order.id)))
      toast({ text: `The tickets are on their way to ${order.email}.` });
    setBusy(false);
  };
  const some = chosen.length > 0;
  const isValid = order.tickets.some(({ status }) => status === 'valid');
  const ticket = chosen.length === 1 && order.tickets.find(({ id }) => id === chosen[0]);
  return (
    <Panel title="Tickets">
      {order.tickets.length === 0 ? (
        <p>None were issued.</p>
      ) : (
        <OrderTickets order={order} chosen={chosen} onChoose={setChosen} />
      )}
      <div className={classes.actions}>
        {canRefund && (
          <Button kind="secondary" icon="undo" onClick={() => setAsks('refund')}>
            {some ? 'Refund chosen tickets' : 'Refund the order'}
          </Button>
        )}
        {isValid && order.email !== '' && (
          <Button kind="secondary" icon="mail" busy={busy} onClick={resend}>
            Send tickets again
          </Button>
        )}
        {isValid && (
          <Button kind="quiet" icon="user" disabled={!ticket} onClick={() => setAsks('holder')}>
            Change holder
          </Button>
        )}
        {isValid && (
          <Button kind="quiet" icon="x" disabled={!some} onClick={() => setAsks('cancel')}>
            Cancel chosen tickets
          </Button>
        )}
      </div>
      {isValid && <PrintTickets code={order.code} />}
      {asks === 'holder' && ticket && <HolderDialog ticket={ticket} onClose={close} />}
      {asks === 'refund' && <RefundDialog order={order} ticketIds={chosen} onClose={close} />}
      <ConfirmDialog
        open={asks === 'cancel'}
        title={chosen.length === 1 ? 'Cancel this ticket?' : `Cancel ${chosen.length} tickets?`}
        confirmLabel={chosen.length === 1 ? 'Cancel ticket' : 'Cancel tickets'}
        cancelLabel="Go back"
        danger
        busy={busy}
        onConfirm={cancel}
        onCancel={() => setAsks(null)}
      >
        {endWords(order, chosen)} {chosen.length === 1 ? 'Its place' : 'Their places'} can be sold again. No
        money goes back.
      </ConfirmDialog>
    </Panel>
  );
}
