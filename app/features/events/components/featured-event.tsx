import { href, Link } from 'react-router';
import { formatRange } from '~/lib/time';
import { Poster } from '~/ui/poster/poster';
import type { EventCardData } from '../queries';
import { nightWords } from '../rules';
import classes from './featured-event.module.css';
import { StatusRibbon } from './status-ribbon';

/** The night that leads the page, across its whole width. */
export function FeaturedEvent({ event, now }: { event: EventCardData; now: string }) {
  const { venue } = event;
  return (
    <article className={classes.feature}>
      <div className={classes.art}>
        <Poster kind="event" id={event.id} ratio="wide" />
        <StatusRibbon status={event.status} />
      </div>
      <div className={classes.text}>
        <p className={classes.when}>
          {nightWords(event, now)} · {formatRange(event.starts_at, event.ends_at, event.timezone)}
        </p>
        <h2 className={classes.title}>
          <Link to={href('/event/:id', { id: String(event.id) })} prefetch="intent">
            {event.title}
          </Link>
        </h2>
        {venue && (
          <p className={classes.where}>
            {venue.name}, {venue.city}
          </p>
        )}
        <p className={classes.genres}>{event.genres.map((genre) => genre.name).join(' · ')}</p>
      </div>
    </article>
  );
}
