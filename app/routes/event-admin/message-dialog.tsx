import { useState } from 'react';
import { planMessage } from '~/features/holder-messages/commands';
import { LetterPreview } from '~/features/holder-messages/components/letter-preview';
import { MessageFields } from '~/features/holder-messages/components/message-fields';
import type { Reach } from '~/features/holder-messages/message';
import { checkMessage, newMessage } from '~/features/holder-messages/schema';
import { formatDate, formatTime } from '~/lib/time';
import { useCommands } from '~/routes/use-commands';
import { Button } from '~/ui/button/button';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { ErrorSummary } from '~/ui/form/error-summary';
import { toast } from '~/ui/toast/toast';
import { useLetter } from './use-letter';
import { useReach } from './use-reach';

type MessageDialogProps = { event: { id: number; timezone: string }; onClose: () => void };

/** Written first, looked at as the mail will be, and only then sent: nobody takes back a letter. */
export function MessageDialog({ event, onClose }: MessageDialogProps) {
  const { run } = useCommands();
  const [values, setValues] = useState(newMessage);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const { types, reach } = useReach(event.id, values.segment, values.typeIds);
  const letter = useLetter(event.id);
  const errors = tried ? checkMessage(values) : {};
  const look = async () => {
    setTried(true);
    if (Object.keys(checkMessage(values)).length === 0) await letter.draw(values);
  };
  const send = async () => {
    setBusy(true);
    const worked = await run(async (db) => {
      const { sendAt, isHeld } = await planMessage(db, event.id, values);
      toast({ text: plannedWords(sendAt, isHeld, values.isLater, event.timezone) });
    });
    setBusy(false);
    if (worked) onClose();
  };
  if (letter.isOpen) {
    return (
      <FormDialog
        key="look"
        open
        title="As it will look"
        submitLabel={values.isLater ? 'Schedule it' : sendLabel(reach)}
        cancelLabel="Back"
        busy={busy || letter.html === null}
        onSubmit={send}
        onCancel={letter.close}
      >
        <LetterPreview html={letter.html} />
        <Button kind="secondary" icon="mail" onClick={() => letter.sendTest(values)}>
          Send a test to me
        </Button>
      </FormDialog>
    );
  }
  return (
    <FormDialog
      key="write"
      open
      title="Tell everyone"
      text="A mail to the holders of tickets, and a note in the app for those with an account. At most three a day and ten in thirty days."
      submitLabel="Preview"
      busy={busy}
      onSubmit={look}
      onCancel={onClose}
    >
      <ErrorSummary errors={errors} />
      <MessageFields
        value={values}
        errors={errors}
        zone={event.timezone}
        types={types}
        reach={reach}
        onChange={setValues}
      />
    </FormDialog>
  );
}

function sendLabel(reach: Reach | null): string {
  const mails = reach ? reach.addresses - reach.leftOut : 0;
  return mails > 0 ? `Send to ${mails.toLocaleString('en-GB')} now` : 'Send now';
}

function plannedWords(sendAt: string, isHeld: boolean, isLater: boolean, zone: string): string {
  const at = `${formatDate(sendAt, zone)}, ${formatTime(sendAt, zone)}`;
  if (isHeld) return `It goes out ${at}: a first message with links can be looked at before.`;
  return isLater ? `It goes out ${at}.` : 'It is on its way.';
}
