import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { waitingList } from '~/lib/anchors';
import { formatDate, formatTime } from '~/lib/time';
import { Notice } from '~/ui/notice/notice';
import { type EventStatus, isOver } from '../rules';

type Bannered = {
  id?: number;
  status: EventStatus;
  status_note?: string;
  starts_at: string;
  ends_at: string;
  previous_starts_at?: string | null;
  publish_at?: string | null;
  is_sold_out?: boolean;
  timezone: string;
};

type StatusBannerProps = {
  event: Bannered;
  now: string;
  /** What has sold out can be waited for, further down the page. */
  hasWaitingList?: boolean;
};

/** What everyone must know before anything else about this night. */
export function StatusBanner({ event, now, hasWaitingList = false }: StatusBannerProps) {
  const note = event.status_note ? <p>{event.status_note}</p> : null;
  if (event.status === 'cancelled') {
    return (
      <Notice tone="bad" title="This event is cancelled">
        {note}
        <p>It will not take place. Please do not travel to the venue.</p>
      </Notice>
    );
  }
  if (event.status === 'postponed') {
    return (
      <Notice tone="warning" title="This event is postponed">
        {note}
        <p>It will not take place on the date below. The organiser has not named a new one yet.</p>
      </Notice>
    );
  }
  if (event.status === 'draft' || event.status === 'scheduled') {
    return (
      <Notice tone="info" title="Only your team sees this">
        <p>
          {hiddenWords(event)}{' '}
          {event.id !== undefined && (
            <Link to={href('/admin/event/:id/settings', { id: String(event.id) })}>Go to its settings</Link>
          )}
        </p>
      </Notice>
    );
  }
  if (isOver(event, now)) {
    return (
      <Notice tone="info" title="This event is over">
        This page stays as a record of the night.
      </Notice>
    );
  }
  return (
    <>
      {event.previous_starts_at && (
        <Notice tone="warning" title="New date">
          {note}
          <p>
            It moved from {formatDate(event.previous_starts_at, event.timezone, 'long')} to{' '}
            {formatDate(event.starts_at, event.timezone, 'long')}.
          </p>
        </Notice>
      )}
      {event.is_sold_out && <SoldOut hasWaitingList={hasWaitingList} />}
    </>
  );
}

function SoldOut({ hasWaitingList }: { hasWaitingList: boolean }): ReactNode {
  return (
    <Notice tone="warning" title="Sold out">
      {hasWaitingList ? (
        <>
          Some may still come free. <a href={`#${waitingList}`}>Join the waiting list</a>
        </>
      ) : (
        'There are no tickets left.'
      )}
    </Notice>
  );
}

function hiddenWords({ status, publish_at, timezone }: Bannered): string {
  if (status === 'draft') return 'The event is a draft. Nobody else finds it until it is published.';
  if (!publish_at) return 'The event is scheduled to be announced. Nobody else finds it until then.';
  const when = `${formatDate(publish_at, timezone)}, ${formatTime(publish_at, timezone)}`;
  return `The event is announced on ${when}. Nobody else finds it until then.`;
}
