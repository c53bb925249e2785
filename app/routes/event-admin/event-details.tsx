import { href, Link } from 'react-router';
import type { EventDetail } from '~/features/events/queries';
import { ageWords } from '~/features/events/rules';
import { FactList } from '~/features/platform/components/fact-list';
import { EventStatusBadge } from '~/ui/badge/event-status';
import { LocalTime } from '~/ui/time/local-time';

/** The details of an event as its team reads them. */
export function EventDetails({ event }: { event: EventDetail }) {
  const { venue, timezone } = event;
  const moment = (at: string) => (
    <>
      <LocalTime at={at} zone={timezone} style="date" />, <LocalTime at={at} zone={timezone} style="time" />
    </>
  );
  return (
    <FactList
      facts={[
        { name: 'Status', value: <EventStatusBadge status={event.status} /> },
        { name: 'Doors', value: event.doors_at ? moment(event.doors_at) : 'Not set' },
        { name: 'Starts', value: moment(event.starts_at) },
        { name: 'Ends', value: moment(event.ends_at) },
        { name: 'Time zone', value: timezone.replaceAll('_', ' ') },
        {
          name: 'Venue',
          value: venue ? (
            <Link to={href('/venue/:id', { id: String(venue.id) })}>{`${venue.name}, ${venue.city}`}</Link>
          ) : (
            'Not set'
          ),
        },
        { name: 'Age', value: ageWords(event.minimum_age) },
        { name: 'Genres', value: joinNames(event.genres) },
        { name: 'Promoters', value: joinNames(event.promoters) },
        { name: 'Line-up', value: joinNames(event.lineup.map(({ artist }) => artist)) },
      ]}
    />
  );
}

function joinNames(named: { name: string }[]): string {
  return named.map(({ name }) => name).join(', ') || 'None';
}
