import { href, Link } from 'react-router';
import { dotted } from '~/lib/dotted';
import { formatRange } from '~/lib/time';
import { Picture } from '~/ui/picture/picture';
import type { LeadEventData } from '../listing';
import { actsWords, nightWords, priceWords } from '../rules';
import classes from './featured-event.module.css';
import { StatusRibbon } from './status-ribbon';

/** The night that leads the page, across its whole width. */
export function FeaturedEvent({ event, now }: { event: LeadEventData; now: string }) {
  const { venue } = event;
  return (
    <article className={classes.feature}>
      <div className={classes.art}>
        <Picture
          picture={event.picture}
          kind="event"
          id={event.id}
          ratio="wide"
          sizes="(min-width: 820px) 720px, 100vw"
          eager
        />
        <StatusRibbon status={event.status} soldOut={event.is_sold_out} />
      </div>
      <div className={classes.text}>
        <p className={classes.when}>
          {dotted([nightWords(event, now), formatRange(event.starts_at, event.ends_at, event.timezone)])}
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
        {event.acts.length > 0 && <p className={classes.acts}>{actsWords(event.acts, 6)}</p>}
        <p className={classes.facts}>{dotted([priceWords(event), ...event.genres])}</p>
      </div>
    </article>
  );
}
