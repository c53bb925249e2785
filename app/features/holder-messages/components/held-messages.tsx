import type { ReactNode } from 'react';
import { LocalTime } from '~/ui/time/local-time';
import type { HeldMessage } from '../message';
import classes from './holder-messages.module.css';

type HeldMessagesProps = {
  messages: HeldMessage[];
  zone: string;
  actionsOf: (message: HeldMessage) => ReactNode;
};

/** What new organisers are about to send, with the time that is left to stop it. */
export function HeldMessages({ messages, zone, actionsOf }: HeldMessagesProps) {
  return (
    <ul className={classes.list} aria-label="Messages that wait">
      {messages.map((message) => (
        <li key={message.id} className={classes.row}>
          <div className={classes.facts}>
            <strong>{message.subject}</strong>
            <p className={classes.hint}>
              {message.organiser} · {message.eventTitle} · goes out{' '}
              <LocalTime at={message.sendAt} zone={zone} />
            </p>
            <p className={classes.quote}>{message.body}</p>
          </div>
          <div className={classes.actions}>{actionsOf(message)}</div>
        </li>
      ))}
    </ul>
  );
}
