import type { ReactNode } from 'react';
import { href } from 'react-router';
import { ButtonLink } from '~/ui/button/button-link';
import { buttonClass } from '~/ui/button/button-style';
import { Icon } from '~/ui/icon/icon';
import classes from './event-actions.module.css';
import { ShareEvent } from './share-event';

type EventActionsProps = {
  event: { id: number; title: string };
  /** Who plays when is published. */
  hasTimetable?: boolean;
  /** Where people talk about it, with what is new for the viewer. */
  chat?: { roomId: number; unread: number } | null;
  children?: ReactNode;
};

/** What somebody does with an event: plan it, pass it on, write it down. */
export function EventActions({ event, hasTimetable, chat, children }: EventActionsProps) {
  const id = String(event.id);
  return (
    <div className={classes.actions}>
      {children}
      <div className={classes.group}>
        {hasTimetable && (
          <ButtonLink
            kind="quiet"
            icon="clock"
            to={href('/event/:eventId/timetable', { eventId: id })}
            prefetch="intent"
          >
            Timetable
          </ButtonLink>
        )}
        {chat && (
          <ButtonLink
            kind="quiet"
            icon="chat"
            to={href('/event/:eventId/chat/:chatId', { eventId: id, chatId: String(chat.roomId) })}
          >
            Chat
            {chat.unread > 0 && (
              <span className={classes.count}>
                {chat.unread > 99 ? '99+' : chat.unread}
                <span className={classes.hidden}> new</span>
              </span>
            )}
          </ButtonLink>
        )}
        <ShareEvent event={event} kind="quiet" />
        <a className={buttonClass({ kind: 'quiet' })} href={href('/event/:id/calendar.ics', { id })} download>
          <Icon name="calendar" size={18} />
          Calendar
        </a>
      </div>
    </div>
  );
}
