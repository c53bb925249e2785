import { type FormEvent, useState } from 'react';
import { noteOrder } from '~/features/order-admin/commands';
import { mostNote } from '~/features/order-admin/schema';
import { useCommands } from '~/routes/use-commands';
import { Button } from '~/ui/button/button';
import { TextAreaField } from '~/ui/form/text-area-field';
import classes from './order.module.css';

/** What the team should know of this order; the buyer does not see it. */
export function OrderNote({ orderId }: { orderId: number }) {
  const { run } = useCommands();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    if (await run((db) => noteOrder(db, orderId, note))) setNote('');
    setBusy(false);
  };
  return (
    <form className={classes.note} onSubmit={add}>
      <TextAreaField
        label="Note"
        name="note"
        hint="For the team alone. It cannot be changed afterwards."
        rows={2}
        maxLength={mostNote}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button type="submit" kind="secondary" size="sm" busy={busy} disabled={note.trim() === ''}>
        Add note
      </Button>
    </form>
  );
}
