import { useState } from 'react';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { SelectField } from '~/ui/form/select-field';
import { TextAreaField } from '~/ui/form/text-area-field';
import { toast } from '~/ui/toast/toast';
import { reportMessage } from '../commands';
import { type ChatMessage, type ReportReason, reportReasons } from '../types';
import { runCommand } from '../use-commands';

const words: Record<ReportReason, string> = {
  spam: 'Spam or advertising',
  harassment: 'Harassment or a threat',
  hate: 'Hate',
  scam: 'A scam, such as tickets that do not exist',
  other: 'Something else',
};

type ReportDialogProps = { message: ChatMessage; onClose: () => void };

export function ReportDialog({ message, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>('spam');
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const report = async () => {
    setBusy(true);
    const isDone = await runCommand((db) => reportMessage(db, message.id, reason, note));
    setBusy(false);
    if (!isDone) return;
    toast({ text: 'Thank you. The organisers look at it.' });
    onClose();
  };
  return (
    <FormDialog
      open
      title="Report this message"
      text={`The organisers see the message of ${message.author.name} and what was said around it. Nobody is told who reported it.`}
      submitLabel="Report"
      busy={isBusy}
      onSubmit={report}
      onCancel={onClose}
    >
      <SelectField
        label="What is wrong with it?"
        options={reportReasons.map((value) => ({ value, label: words[value] }))}
        value={reason}
        onChange={({ currentTarget }) =>
          setReason(reportReasons.find((known) => known === currentTarget.value) ?? 'other')
        }
      />
      <TextAreaField
        label="Anything they should know?"
        optional
        maxLength={500}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </FormDialog>
  );
}
