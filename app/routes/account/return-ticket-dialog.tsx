import { useEffect } from 'react';
import { href, useFetcher } from 'react-router';
import type { ShownTicket } from '~/features/tickets/rules';
import { formatMoney } from '~/lib/money';
import { wordsFor } from '~/lib/reasons';
import { formatDate, formatTime } from '~/lib/time';
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog';
import { Notice } from '~/ui/notice/notice';
import { toast } from '~/ui/toast/toast';

type ReturnTicketDialogProps = { ticket: ShownTicket; zone: string; onClose: () => void };

/** Says what comes back before the ticket goes. */
export function ReturnTicketDialog({ ticket, zone, onClose }: ReturnTicketDialogProps) {
  const fetcher = useFetcher<{ reason: string | null }>();
  const { comesBack, currency, returnUntil } = ticket.rights;
  const money = formatMoney(comesBack, currency);
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  useEffect(() => {
    if (answer?.reason !== null) return;
    toast({
      text:
        comesBack > 0
          ? `The ticket is returned. ${money} go back to your card.`
          : 'The ticket is returned. Thank you: somebody else can come.',
    });
    onClose();
  }, [answer, comesBack, money, onClose]);
  return (
    <ConfirmDialog
      open
      title="Return this ticket?"
      confirmLabel={comesBack > 0 ? `Return for ${money}` : 'Return ticket'}
      cancelLabel="Keep it"
      danger
      busy={fetcher.state !== 'idle'}
      onConfirm={() =>
        fetcher.submit({ ticket: String(ticket.id) }, { method: 'post', action: href('/return-ticket') })
      }
      onCancel={onClose}
    >
      {answer?.reason && <Notice tone="bad">{wordsFor(answer.reason)}</Notice>}
      <p>
        {comesBack > 0
          ? `What you paid for it, ${money}, goes back to your card; the fee stays.`
          : 'It cost nothing, so nothing comes back.'}{' '}
        The ticket stops letting in at once and goes to whoever waits.
        {returnUntil &&
          ` You can return it until ${formatDate(returnUntil, zone)}, ${formatTime(returnUntil, zone)}.`}
      </p>
    </ConfirmDialog>
  );
}
