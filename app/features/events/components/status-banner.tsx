import { Notice } from '~/ui/notice/notice';
import { type EventStatus, isOver } from '../rules';

type StatusBannerProps = {
  event: { status: EventStatus; starts_at: string; ends_at: string; timezone: string };
  now: string;
};

/** What everyone must know before anything else about this night. */
export function StatusBanner({ event, now }: StatusBannerProps) {
  if (event.status === 'cancelled') {
    return (
      <Notice tone="bad" title="This event is cancelled">
        It will not take place. Please do not travel to the venue.
      </Notice>
    );
  }
  if (event.status === 'postponed') {
    return (
      <Notice tone="warning" title="This event is postponed">
        It will not take place on the date below. The organiser has not named a new one yet.
      </Notice>
    );
  }
  if (event.status === 'draft' || event.status === 'scheduled') {
    return (
      <Notice tone="info" title="Only your team sees this page">
        {event.status === 'draft'
          ? 'The event is a draft. Nobody else finds it until it is published.'
          : 'The event is scheduled to be announced. Nobody else finds it until then.'}
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
  return null;
}
