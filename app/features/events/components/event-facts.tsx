import { href, Link } from 'react-router';
import { dotted } from '~/lib/dotted';
import { formatDate, formatDays, formatTime } from '~/lib/time';
import { Icon } from '~/ui/icon/icon';
import type { IconName } from '~/ui/icon/paths';
import type { EventDetail } from '../queries';
import { ageWords, hoursWords, returnWords } from '../rules';
import classes from './event-facts.module.css';

type EventFactsProps = {
  event: EventDetail;
  place?: { address: string; mapLink: string } | undefined;
  /** There are tickets to be had here, so there is something to return. */
  sells: boolean;
};

/** When, where, for whom: what one needs to know to go. */
export function EventFacts({ event, place, sells }: EventFactsProps) {
  const { venue, timezone } = event;
  return (
    <dl className={classes.facts}>
      <Fact icon="calendar" name="Date">
        <time dateTime={event.starts_at}>{formatDays(event.starts_at, event.ends_at, timezone, 'long')}</time>
        <small>{dotted([hoursWords(event), `${cityOf(timezone)} time`])}</small>
        {event.previous_starts_at && (
          <small>
            Was{' '}
            <s>
              <time dateTime={event.previous_starts_at}>
                {formatDate(event.previous_starts_at, timezone, 'long')}
              </time>
            </s>
          </small>
        )}
      </Fact>
      {event.doors_at && (
        <Fact icon="door" name="Doors">
          <time dateTime={event.doors_at}>{formatTime(event.doors_at, timezone)}</time>
        </Fact>
      )}
      {venue && (
        <Fact icon="map-pin" name="Venue">
          <Link to={href('/venue/:id', { id: String(venue.id) })} prefetch="intent">
            {venue.name}
          </Link>
          {place && (
            <small>
              {place.address}
              {' · '}
              <a href={place.mapLink} rel="noreferrer">
                Map
              </a>
            </small>
          )}
        </Fact>
      )}
      <Fact icon="user" name="Age">
        {ageWords(event.minimum_age)}
        {event.minimum_age ? <small>Bring photo ID to the door</small> : null}
      </Fact>
      {sells && (
        <Fact icon="undo" name="Returns">
          {returnWords(event)}
          {event.refund_note && <small className={classes.note}>{event.refund_note}</small>}
        </Fact>
      )}
      {event.promoters.length > 0 && (
        <Fact icon="megaphone" name={event.promoters.length > 1 ? 'Promoters' : 'Promoter'}>
          {event.promoters.map((promoter) => (
            <Link key={promoter.id} to={href('/promoter/:id', { id: String(promoter.id) })} prefetch="intent">
              {promoter.name}
            </Link>
          ))}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ icon, name, children }: { icon: IconName; name: string; children: React.ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>
        <Icon name={icon} size={20} />
        <span>{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** `New York`, of `America/New_York`. */
function cityOf(timezone: string): string {
  return timezone.slice(timezone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
