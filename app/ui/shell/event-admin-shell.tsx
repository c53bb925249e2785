import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { type EventStatus, EventStatusBadge } from '~/ui/badge/event-status';
import { Icon } from '~/ui/icon/icon';
import classes from '~/ui/shell/event-admin-shell.module.css';
import { EventTabs } from '~/ui/shell/event-tabs';

type EventAdminShellProps = {
  event: { id: number; title: string; status: EventStatus; when?: string };
  /** Its poster, small. */
  art?: ReactNode;
  /** Compact Stats that stay in sight on every tab. */
  numbers?: ReactNode;
  children: ReactNode;
};

/** Inside the admin shell: which event this is, how it stands, and its tabs. */
export function EventAdminShell({ event, art, numbers, children }: EventAdminShellProps) {
  return (
    <>
      <header className={classes.header}>
        <div className={classes.top}>
          {art && <div className={classes.art}>{art}</div>}
          <div className={classes.naming}>
            <div className={classes.facts}>
              <EventStatusBadge status={event.status} />
              {event.when && <span>{event.when}</span>}
              <Link to={href('/event/:id', { id: String(event.id) })}>
                <span className={classes.words}>Event page</span>
                <Icon name="external" size={15} />
              </Link>
            </div>
            <p className={classes.title} title={event.title}>
              {event.title}
            </p>
          </div>
          {numbers && <div className={classes.numbers}>{numbers}</div>}
        </div>
        <EventTabs eventId={event.id} />
      </header>
      {children}
    </>
  );
}
