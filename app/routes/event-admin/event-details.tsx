import { href, Link } from 'react-router';
import type { EditableEvent } from '~/features/events/editing-queries';
import { ageWords, returnWords } from '~/features/events/rules';
import { FactList } from '~/features/platform/components/fact-list';
import { formatMoney } from '~/lib/money';
import { EventStatusBadge } from '~/ui/badge/event-status';
import { LocalTime } from '~/ui/time/local-time';

/** The details of an event as its team reads them. */
export function EventDetails({ event }: { event: EditableEvent }) {
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
        { name: 'Returns', value: returnWords(event) },
        { name: 'Price', value: priceWords(event) },
        { name: 'Genres', value: joinNames(event.genres) },
        { name: 'Promoters', value: joinNames(event.promoters) },
      ]}
    />
  );
}

function priceWords({ price_from, currency, is_sold_out }: EditableEvent): string {
  const price = price_from === null ? 'Not set' : formatMoney(price_from, currency, { free: true });
  return is_sold_out ? `${price}, sold out` : price;
}

function joinNames(named: { name: string }[]): string {
  return named.map(({ name }) => name).join(', ') || 'None';
}
