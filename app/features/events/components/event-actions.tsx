import type { ReactNode } from 'react';
import { href, useHref } from 'react-router';
import { Button } from '~/ui/button/button';
import { ButtonLink } from '~/ui/button/button-link';
import { buttonClass } from '~/ui/button/button-style';
import { Icon } from '~/ui/icon/icon';
import { toast } from '~/ui/toast/toast';
import classes from './event-actions.module.css';

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
  const path = useHref(href('/event/:id', { id }));
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
        <Button kind="quiet" icon="share" onClick={() => share(event.title, path)}>
          Share
        </Button>
        <a className={buttonClass({ kind: 'quiet' })} href={href('/event/:id/calendar.ics', { id })} download>
          <Icon name="calendar" size={18} />
          Calendar
        </a>
      </div>
    </div>
  );
}

/** The device's own way where it has one; a copied link everywhere else. */
async function share(title: string, path: string): Promise<void> {
  const url = new URL(path, location.origin).href;
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    toast({ text: 'Link copied.' });
  } catch (error) {
    // Whoever closes the sheet has changed their mind; nothing went wrong.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({ text: `Copy this link: ${url}`, tone: 'info' });
  }
}
