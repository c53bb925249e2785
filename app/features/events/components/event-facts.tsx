import { href, Link } from 'react-router';
import { formatDate, formatTime } from '~/lib/time';
import { Icon } from '~/ui/icon/icon';
import type { IconName } from '~/ui/icon/paths';
import type { EventDetail } from '../queries';
import { ageWords, hoursWords } from '../rules';
import classes from './event-facts.module.css';

/** When, where, for whom: what one needs to know to go. */
export function EventFacts({ event, mapLink }: { event: EventDetail; mapLink: string | undefined }) {
  const { venue } = event;
  return (
    <dl className={classes.facts}>
      <Fact icon="calendar" name="Date">
        <time dateTime={event.starts_at}>{formatDate(event.starts_at, event.timezone, 'long')}</time>
        <small>{hoursWords(event)}</small>
      </Fact>
      {event.doors_at && (
        <Fact icon="door" name="Doors">
          <time dateTime={event.doors_at}>{formatTime(event.doors_at, event.timezone)}</time>
          <small>Times are local to the event ({event.timezone.replaceAll('_', ' ')})</small>
        </Fact>
      )}
      {venue && (
        <Fact icon="map-pin" name="Venue">
          <Link to={href('/venue/:id', { id: String(venue.id) })} prefetch="intent">
            {venue.name}
          </Link>
          <small>
            {[venue.address, venue.city].filter(Boolean).join(', ')}
            {mapLink && (
              <>
                {' · '}
                <a href={mapLink} rel="noreferrer">
                  Map
                </a>
              </>
            )}
          </small>
        </Fact>
      )}
      <Fact icon="user" name="Age">
        {ageWords(event.minimum_age)}
        {event.minimum_age ? <small>Bring photo ID to the door</small> : null}
      </Fact>
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
