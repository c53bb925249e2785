import { useState } from 'react';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { SelectField } from '~/ui/form/select-field';
import { TextField } from '~/ui/form/text-field';
import { toast } from '~/ui/toast/toast';
import { muteInChat } from '../desk-commands';
import { useRoom } from '../room-context';
import type { ChatMessage } from '../types';
import { runCommand } from '../use-commands';

const lengths = [
  { value: '10', label: '10 minutes' },
  { value: '60', label: 'One hour' },
  { value: '1440', label: '24 hours' },
  { value: '', label: 'For the whole event' },
];

type MuteDialogProps = { message: ChatMessage; onClose: () => void };

export function MuteDialog({ message, onClose }: MuteDialogProps) {
  const { eventId } = useRoom();
  const [minutes, setMinutes] = useState('60');
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { author } = message;
  const mute = async () => {
    setBusy(true);
    const length = minutes === '' ? {} : { minutes: Number(minutes) };
    const isDone = await runCommand((db) => muteInChat(db, eventId, author.id, { ...length, reason }));
    setBusy(false);
    if (!isDone) return;
    toast({ text: `${author.name} is muted.` });
    onClose();
  };
  return (
    <FormDialog
      open
      title={`Mute ${author.name}`}
      text="They can go on reading, in every room of this event. Whoever takes over their ticket cannot write either."
      submitLabel="Mute"
      danger
      busy={isBusy}
      onSubmit={mute}
      onCancel={onClose}
    >
      <SelectField
        label="For how long?"
        options={lengths}
        value={minutes}
        onChange={({ currentTarget }) => setMinutes(currentTarget.value)}
      />
      <TextField
        label="Why?"
        hint="For the team, in the record of what moderators did."
        optional
        maxLength={200}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </FormDialog>
  );
}
