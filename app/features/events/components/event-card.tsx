import { href, Link } from 'react-router';
import { dotted } from '~/lib/dotted';
import { Picture } from '~/ui/picture/picture';
import type { EventCardData } from '../listing';
import { cardDate, isOff, isRunning, priceWords } from '../rules';
import classes from './event-card.module.css';
import { StatusRibbon } from './status-ribbon';

type EventCardProps = { event: EventCardData; now: string; headingLevel?: 2 | 3 };

export function EventCard({ event, now, headingLevel = 3 }: EventCardProps) {
  const Heading = `h${headingLevel}` as const;
  const off = isOff(event);
  const facts = dotted([!off && priceWords(event), ...event.genres]);
  return (
    <article className={classes.card} data-off={off || undefined}>
      <div className={classes.art}>
        <Picture
          picture={event.picture}
          kind="event"
          id={event.id}
          sizes="(min-width: 700px) 280px, 45vw"
          widest={640}
        />
        <StatusRibbon status={event.status} soldOut={event.is_sold_out} />
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
        {facts && <p className={classes.facts}>{facts}</p>}
      </div>
    </article>
  );
}
