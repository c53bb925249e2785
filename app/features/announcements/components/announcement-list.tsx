import type { ReactNode } from 'react';
import { Badge } from '~/ui/badge/badge';
import { LocalTime } from '~/ui/time/local-time';
import type { Announcement, AnnouncementState } from '../announcement';
import classes from './announcement-list.module.css';

const states: Record<AnnouncementState, { tone: 'neutral' | 'blue' | 'green'; label: string }> = {
  draft: { tone: 'neutral', label: 'Draft' },
  scheduled: { tone: 'blue', label: 'Scheduled' },
  out: { tone: 'green', label: 'Out' },
  ended: { tone: 'neutral', label: 'Ended' },
};

const forWhom = { all: 'Everyone', organisers: 'Organisers', scanners: 'Scanners' };

type AnnouncementListProps = {
  announcements: Announcement[];
  zone: string;
  actionsOf: (announcement: Announcement) => ReactNode;
};

export function AnnouncementList({ announcements, zone, actionsOf }: AnnouncementListProps) {
  return (
    <ul className={classes.list} aria-label="Announcements">
      {announcements.map((announcement) => (
        <li key={announcement.id} className={classes.row}>
          <div className={classes.facts}>
            <div className={classes.naming}>
              <strong>{announcement.title}</strong>
              <Badge tone={states[announcement.state].tone}>{states[announcement.state].label}</Badge>
            </div>
            <p className={classes.hint}>
              {forWhom[announcement.audience]}
              <When announcement={announcement} zone={zone} />
            </p>
            {announcement.state !== 'draft' && announcement.state !== 'scheduled' && (
              <p className={classes.hint}>
                {announcement.seen} seen · {announcement.dismissed} dismissed
                {announcement.linkTo && ` · ${announcement.opened} opened the link`}
              </p>
            )}
          </div>
          <div className={classes.actions}>{actionsOf(announcement)}</div>
        </li>
      ))}
    </ul>
  );
}

function When({ announcement: { fromAt, untilAt }, zone }: { announcement: Announcement; zone: string }) {
  if (!fromAt) return null;
  return (
    <>
      {' · from '}
      <LocalTime at={fromAt} zone={zone} />
      {untilAt && (
        <>
          {' until '}
          <LocalTime at={untilAt} zone={zone} />
        </>
      )}
    </>
  );
}
