import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Order } from '~/features/order-admin/queries';
import { endWords, previewRefund } from '~/features/order-admin/rules';
import { formatMoney } from '~/lib/money';
import { wordsFor } from '~/lib/reasons';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { TextAreaField } from '~/ui/form/text-area-field';
import { Notice } from '~/ui/notice/notice';
import { toast } from '~/ui/toast/toast';

type RefundDialogProps = {
  order: Order;
  /** None is the whole order. */
  ticketIds: number[];
  onClose: () => void;
};

const mostReason = 500;

/** Says how much goes back before it does. The same dialog sent twice is one refund. */
export function RefundDialog({ order, ticketIds, onClose }: RefundDialogProps) {
  const fetcher = useFetcher<{ reason: string | null }>();
  const [key] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState('');
  const money = formatMoney(previewRefund(order, ticketIds), order.currency);
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  useEffect(() => {
    if (answer?.reason !== null || !answer) return;
    toast({ text: `${money} go back to the buyer.` });
    onClose();
  }, [answer, money, onClose]);
  const send = () => {
    const form = new FormData();
    form.set('key', key);
    form.set('reason', reason);
    for (const id of ticketIds) form.append('ticket', String(id));
    return fetcher.submit(form, { method: 'post' });
  };
  const whole = ticketIds.length === 0;
  const ends = endWords(order, ticketIds);
  return (
    <FormDialog
      open
      title={`Refund ${money}?`}
      text={
        whole
          ? `Everything that is left of what was paid goes back. ${ends}`
          : `${ends} What was paid for ${ticketIds.length === 1 ? 'it' : 'them'} goes back; the fee stays.`
      }
      submitLabel={`Refund ${money}`}
      danger
      busy={fetcher.state !== 'idle'}
      onSubmit={send}
      onCancel={onClose}
    >
      {answer?.reason && <Notice tone="bad">{wordsFor(answer.reason)}</Notice>}
      <TextAreaField
        label="Why"
        name="reason"
        hint="For your own records."
        optional
        maxLength={mostReason}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
