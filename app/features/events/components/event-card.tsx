import { href, Link } from 'react-router';
import { Poster } from '~/ui/poster/poster';
import type { EventCardData } from '../queries';
import { cardDate, isRunning } from '../rules';
import classes from './event-card.module.css';
import { StatusRibbon } from './status-ribbon';

type EventCardProps = { event: EventCardData; now: string; headingLevel?: 2 | 3 };

export function EventCard({ event, now, headingLevel = 3 }: EventCardProps) {
  const Heading = `h${headingLevel}` as const;
  const off = event.status === 'cancelled' || event.status === 'postponed';
  return (
    <article className={classes.card} data-off={off || undefined}>
      <div className={classes.art}>
        <Poster kind="event" id={event.id} />
        <StatusRibbon status={event.status} />
      </div>
      <div className={classes.text}>
        <p className={classes.when}>
          {isRunning(event, now) && !off ? (
            'On now'
          ) : (
            <time dateTime={event.starts_at}>{cardDate(event)}</time>
          )}
        </p>
        <Heading className={classes.title}>
          <Link to={href('/event/:id', { id: String(event.id) })} prefetch="intent">
            {event.title}
          </Link>
        </Heading>
        {event.venue && (
          <p className={classes.where}>
            {event.venue.name}, {event.venue.city}
          </p>
        )}
        {event.genres.length > 0 && (
          <p className={classes.genres}>{event.genres.map((genre) => genre.name).join(' · ')}</p>
        )}
      </div>
    </article>
  );
}
