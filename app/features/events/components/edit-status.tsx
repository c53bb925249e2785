import { useState } from 'react';
import { formatDate, formatTime } from '~/lib/time';
import { EventStatusBadge } from '~/ui/badge/event-status';
import { Button } from '~/ui/button/button';
import { Panel } from '~/ui/panel/panel';
import type { StatusChange } from '../commands';
import type { EditableEvent } from '../editing-queries';
import { listStatusActions, type StatusAction } from '../status-actions';
import classes from './edit-event.module.css';
import { EditStatusDialog } from './edit-status-dialog';

type EditStatusProps = {
  event: EditableEvent;
  interested: number;
  mayDecide: boolean;
  onChange: (change: StatusChange) => Promise<boolean>;
};

/** Where the event stands, and how it comes out, moves or ends. */
export function EditStatus({ event, interested, mayDecide, onChange }: EditStatusProps) {
  const [action, setAction] = useState<StatusAction | null>(null);
  // An event that is on needs nothing done to it.
  const isOn = event.status === 'published' || event.status === 'unlisted';
  const actions = listStatusActions(event.status, interested);
  return (
    <Panel
      title="Status"
      text={
        mayDecide
          ? undefined
          : 'Editors change the content. Managers and owners of the team decide when it comes out.'
      }
      actions={<EventStatusBadge status={event.status} />}
    >
      <p className={classes.muted}>{standing(event)}</p>
      {event.status_note && <blockquote className={classes.note}>{event.status_note}</blockquote>}
      <div className={classes.actions}>
        {actions.map((one) => (
          <Button
            key={one.kind}
            {...(one.kind === 'cancel'
              ? { kind: 'quiet', className: classes.ending }
              : { kind: one === actions[0] && !isOn ? 'primary' : 'secondary' })}
            disabled={!mayDecide}
            onClick={() => setAction(one)}
          >
            {one.label}
          </Button>
        ))}
      </div>
      <EditStatusDialog event={event} action={action} onChange={onChange} onClose={() => setAction(null)} />
    </Panel>
  );
}

function standing({ status, publish_at, timezone }: EditableEvent): string {
  switch (status) {
    case 'draft':
      return 'A draft: only the team sees it.';
    case 'scheduled':
      return publish_at
        ? `Comes out by itself on ${formatDate(publish_at, timezone, 'long')} at ${formatTime(publish_at, timezone)}.`
        : 'Comes out by itself.';
    case 'published':
      return 'Everyone can find it.';
    case 'unlisted':
      return 'Whoever has the link can open it. It is in no list.';
    case 'cancelled':
      return 'Cancelled: every page and list says so.';
    case 'postponed':
      return 'Postponed: every page and list says so until there is a new date.';
  }
}
