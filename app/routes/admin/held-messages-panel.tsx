import { useEffect, useState } from 'react';
import { cancelMessage } from '~/features/holder-messages/commands';
import { HeldMessages } from '~/features/holder-messages/components/held-messages';
import type { HeldMessage } from '~/features/holder-messages/message';
import { useCommands } from '~/routes/use-commands';
import { Button } from '~/ui/button/button';
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog';
import { Panel } from '~/ui/panel/panel';
import { toast } from '~/ui/toast/toast';
import { ownZone } from './own-zone';

/** First messages with links of organisers whom nobody knows yet: without an answer they go out in time. */
export function HeldMessagesPanel({ messages }: { messages: HeldMessage[] }) {
  const { run } = useCommands();
  // The server does not know the clock of whoever looks.
  const [zone, setZone] = useState('UTC');
  useEffect(() => setZone(ownZone()), []);
  const [stopping, setStopping] = useState<HeldMessage | null>(null);
  if (messages.length === 0) return null;
  const stop = async ({ id }: HeldMessage) => {
    setStopping(null);
    if (await run((db) => cancelMessage(db, id))) toast({ text: 'It will not be sent.' });
  };
  return (
    <Panel
      title="Messages to look at"
      text="The first message with links of a new organiser waits before it goes out. Stop it if it is not about the event."
    >
      <HeldMessages
        messages={messages}
        zone={zone}
        actionsOf={(message) => (
          <Button
            size="sm"
            kind="secondary"
            aria-label={`Stop message: ${message.subject}`}
            onClick={() => setStopping(message)}
          >
            Stop message
          </Button>
        )}
      />
      <ConfirmDialog
        open={stopping !== null}
        title={`Stop “${stopping?.subject ?? ''}”?`}
        confirmLabel="Stop message"
        danger
        onConfirm={() => stopping && void stop(stopping)}
        onCancel={() => setStopping(null)}
      >
        Nobody gets it. Its organiser sees that it was not sent.
      </ConfirmDialog>
    </Panel>
  );
}
