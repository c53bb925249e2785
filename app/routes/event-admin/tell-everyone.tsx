import { useState } from 'react';
import { cancelMessage } from '~/features/holder-messages/commands';
import { MessageHistory } from '~/features/holder-messages/components/message-history';
import type { HolderMessage } from '~/features/holder-messages/message';
import { useCommands } from '~/routes/use-commands';
import { useLookingAgain } from '~/routes/use-looking-again';
import { Button } from '~/ui/button/button';
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog';
import { Panel } from '~/ui/panel/panel';
import { toast } from '~/ui/toast/toast';
import { MessageDialog } from './message-dialog';

type TellEveryoneProps = { event: { id: number; timezone: string }; messages: HolderMessage[] };

const again = 4000;

/** What holders of tickets were told, and the way to tell them something. */
export function TellEveryone({ event, messages }: TellEveryoneProps) {
  const { run } = useCommands();
  const [writing, setWriting] = useState(false);
  const [leaving, setLeaving] = useState<HolderMessage | null>(null);
  // While something is under way its figures move.
  useLookingAgain(messages.some(isUnderWay) ? again : null);
  const cancel = async ({ id }: HolderMessage) => {
    setLeaving(null);
    if (await run((db) => cancelMessage(db, id))) toast({ text: 'It will not be sent.' });
  };
  return (
    <Panel
      title="Tell everyone"
      text="A message to those who hold a ticket: by mail and in the app."
      actions={
        <Button kind="secondary" size="sm" icon="megaphone" onClick={() => setWriting(true)}>
          Write a message
        </Button>
      }
    >
      {messages.length === 0 ? (
        <p>Nothing has been sent so far.</p>
      ) : (
        <MessageHistory
          messages={messages}
          zone={event.timezone}
          actionsOf={(message) =>
            message.state === 'scheduled' && (
              <Button
                size="sm"
                kind="quiet"
                icon="x"
                aria-label={`Cancel ${message.subject}`}
                onClick={() => setLeaving(message)}
              >
                Cancel
              </Button>
            )
          }
        />
      )}
      {writing && <MessageDialog event={event} onClose={() => setWriting(false)} />}
      <ConfirmDialog
        open={leaving !== null}
        title={`Cancel “${leaving?.subject ?? ''}”?`}
        confirmLabel="Cancel the message"
        cancelLabel="Keep it"
        danger
        onConfirm={() => leaving && cancel(leaving)}
        onCancel={() => setLeaving(null)}
      >
        Nobody has got it yet, and nobody will.
      </ConfirmDialog>
    </Panel>
  );
}

const isUnderWay = ({ state, sendAt }: HolderMessage) =>
  state === 'sending' || (state === 'scheduled' && Date.parse(sendAt) <= Date.now());
