import type { ReactNode } from 'react';
import { Badge, type Tone } from '~/ui/badge/badge';
import { LocalTime } from '~/ui/time/local-time';
import { type HolderMessage, type MessageState, outcomeWords, segmentWords } from '../message';
import classes from './holder-messages.module.css';

const states: Record<MessageState, { tone: Tone; label: string }> = {
  scheduled: { tone: 'blue', label: 'Scheduled' },
  sending: { tone: 'amber', label: 'Being sent' },
  sent: { tone: 'green', label: 'Sent' },
  cancelled: { tone: 'neutral', label: 'Cancelled' },
};

type MessageHistoryProps = {
  messages: HolderMessage[];
  zone: string;
  actionsOf: (message: HolderMessage) => ReactNode;
};

export function MessageHistory({ messages, zone, actionsOf }: MessageHistoryProps) {
  return (
    <ul className={classes.list} aria-label="Messages to ticket holders">
      {messages.map((message) => {
        const outcome = outcomeWords(message);
        return (
          <li key={message.id} className={classes.row}>
            <div className={classes.facts}>
              <div className={classes.naming}>
                <strong>{message.subject}</strong>
                <Badge tone={states[message.state].tone}>{states[message.state].label}</Badge>
              </div>
              <p className={classes.hint}>
                {segmentWords[message.segment]} · <LocalTime at={message.sendAt} zone={zone} />
                {message.author && ` · ${message.author}`}
              </p>
              {outcome && <p className={classes.hint}>{outcome}</p>}
              {message.isHeld && message.state === 'scheduled' && (
                <p className={classes.hint}>
                  It waits until then: the first message with links of a new event or a new account can be
                  looked at before it goes out. Without links it would go at once.
                </p>
              )}
              <details className={classes.words}>
                <summary>What it says</summary>
                <p>{message.body}</p>
              </details>
            </div>
            <div className={classes.actions}>{actionsOf(message)}</div>
          </li>
        );
      })}
    </ul>
  );
}
