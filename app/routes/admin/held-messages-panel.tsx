import { useEffect, useState } from 'react';
import { cancelMessage } from '~/features/holder-messages/commands';
import { HeldMessages } from '~/features/holder-messages/components/held-messages';
import type { HeldMessage } from '~/features/holder-messages/message';
import { useCommands } from '~/routes/use-commands';
import { Button } from '~/ui/button/button';
import { Panel } from '~/ui/panel/panel';
import { toast } from '~/ui/toast/toast';
import { ownZone } from './own-zone';

/** First messages with links of organisers whom nobody knows yet: without an answer they go out in time. */
export function HeldMessagesPanel({ messages }: { messages: HeldMessage[] }) {
  const { run } = useCommands();
  // The server does not know the clock of whoever looks.
  const [zone, setZone] = useState('UTC');
  useEffect(() => setZone(ownZone()), []);
  if (messages.length === 0) return null;
  const stop = async ({ id }: HeldMessage) => {
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
            kind="danger"
            aria-label={`Stop it: ${message.subject}`}
            onClick={() => stop(message)}
          >
            Stop it
          </Button>
        )}
      />
    </Panel>
  );
}
