import { useState } from 'react';
import { getBrowserDb } from '~/db/browser-middleware';
import { offerTicket } from '~/features/tickets/commands';
import type { ShownTicket } from '~/features/tickets/rules';
import { wordsFor } from '~/lib/reasons';
import { reasonOf, useCommands } from '~/routes/use-commands';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { TextField } from '~/ui/form/text-field';
import { toast } from '~/ui/toast/toast';

type GiveTicketDialogProps = { ticket: ShownTicket; onClose: () => void };

/** Offers a ticket to an address. It stays the giver's until it is taken. */
export function GiveTicketDialog({ ticket, onClose }: GiveTicketDialogProps) {
  const { revalidate } = useCommands();
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const offer = async () => {
    setBusy(true);
    try {
      await offerTicket(await getBrowserDb(), ticket.id, email);
      await revalidate();
      toast({ text: `Offered to ${email.trim()}. They get an e-mail with a link.` });
      onClose();
    } catch (error) {
      setReason(reasonOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      open
      title="Give this ticket to someone"
      text="They get an e-mail with a link and take it with their own account. From then on your code no longer lets anybody in. Until then you can take it back."
      submitLabel="Offer the ticket"
      busy={busy}
      onSubmit={offer}
      onCancel={onClose}
    >
      <TextField
        label="Their e-mail"
        name="email"
        type="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        error={reason ? wordsFor(reason) : undefined}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
